import type { AssistantWords } from '../../../data/schema/assistantWords.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { type Amount, amountsOf } from './amounts.ts';
import type { EntityKind, Lexicon, Mention } from './lexicon.ts';
import { type People, peopleOf } from './people.ts';
import { hasPhrase, phraseAt, phraseBefore } from './phrases.ts';
import { type TimeSlot, timeOf } from './time.ts';

/** Everything with a type that a message contains. */
export interface Slots {
  mentions: Mention[];
  people: People;
  /** Numbers of computers to buy. */
  devices?: number;
  /** Whether they are to be bought, rather than used already. */
  buysDevices?: boolean;
  /** Amounts of money in cents. */
  money: number[];
  /** The period that a price is asked for. */
  term?: 'month' | 'year' | 'firstYear';
  setup?: boolean;
  hardware?: boolean;
  /** Whether the price of one thing beside a plan is asked for: "how much extra". */
  extra: boolean;
  /** Whether the difference of two prices is asked for. */
  difference: boolean;
  /** Whether money stands for a budget. */
  budget: boolean;
  removed: ReadonlySet<Mention>;
  /** Whether all add-ons are added or taken away: "with all extras", "without any extras". */
  extras?: 'all' | 'none';
  /** What is taken away by a pronoun: "drop that", "take both out". */
  removedBefore?: 'last' | 'all';
  /** Whether the message changes something that was spoken of: adds, takes away, counts more or fewer. */
  changes: boolean;
  /** Positions picked from the last list; -1 is its last item. */
  positions: number[];
  all: boolean;
  both: boolean;
  /** "half on …, half on …", "the rest on …". */
  shares: ReadonlySet<'half' | 'rest'>;
  time: TimeSlot;
  /** A place that no record names, as it was written. */
  unknownPlace?: string;
  postalArea?: string;
}

export interface Extracted {
  tokens: readonly Token[];
  slots: Slots;
  /** The tokens with names and numbers replaced by their kinds, such as "<plan>" and "<people>". */
  masked: readonly string[];
}

export function makeExtractor(words: AssistantWords, lexicon: Lexicon) {
  return function extract(tokens: readonly Token[]): Extracted {
    const mentions = lexicon.find(tokens).filter((mention) => !isCommonWord(tokens, mention, words));
    const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
    const amounts = amountsOf(tokens, words, isNamed);
    const plans = mentions.flatMap(({ entities, from, to }) =>
      entities.filter(({ kind }) => kind === 'plan').map(({ id }) => ({ id, from, to })),
    );
    const removed = new Set(mentions.filter((mention) => isRemoved(tokens, mention, mentions, words)));
    const keptPlans = plans.filter(({ from }) => ![...removed].some((mention) => mention.from === from));
    const people = peopleOf(tokens, amounts, keptPlans, words);
    const slots: Slots = {
      mentions,
      people,
      money: amounts.filter(({ kind }) => kind === 'money').map(({ value }) => Math.round(value * 100)),
      ...devicesOf(tokens, amounts, words),
      ...termOf(tokens, words),
      difference: hasPhrase(tokens, words.changes.difference),
      extra: hasPhrase(tokens, words.terms.byItself),
      budget: hasPhrase(tokens, words.terms.budget),
      removed,
      ...extrasOf(tokens, words),
      ...removedBeforeOf(tokens, words),
      changes:
        removed.size > 0 ||
        removedBeforeOf(tokens, words).removedBefore !== undefined ||
        people.change !== undefined ||
        hasPhrase(tokens, words.changes.addOnly),
      positions: positionsOf(tokens, words),
      all: hasPhrase(tokens, words.all),
      both: hasPhrase(tokens, words.both),
      shares: sharesOf(tokens, words),
      time: timeOf(tokens, words),
      ...unknownPlaceOf(tokens, mentions, words),
      ...postalAreaOf(tokens),
    };
    return { tokens, slots, masked: maskedOf(tokens, mentions, amounts, slots) };
  };
}

const tagOf: Partial<Record<EntityKind, string>> = {
  plan: '<plan>',
  addOn: '<service>',
  service: '<service>',
  area: '<service>',
  industry: '<industry>',
  profile: '<industry>',
  place: '<place>',
  nearPlace: '<place>',
  term: '<term>',
  law: '<law>',
  product: '<product>',
  page: '<page>',
};

function maskedOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  amounts: readonly Amount[],
  slots: Slots,
): string[] {
  const masked: string[] = [];
  const countsPeople = slots.people.groups.length > 0 || slots.people.change !== undefined;
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentions.find(({ from }) => from === at);
    const amount = amounts.find((candidate) => candidate.at === at);
    if (mention) {
      masked.push(tagOf[mention.entities[0]?.kind as EntityKind] ?? '<name>');
      at = mention.to - 1;
    } else if (amount) {
      const { kind } = amount;
      masked.push(
        kind === 'money' ? '<money>' : kind === 'people' || (kind === 'bare' && countsPeople) ? '<people>' : '<number>',
      );
    } else if (isPostal(tokens[at] as string)) masked.push('<place>');
    else if (/^\d/.test(tokens[at] as string)) masked.push('<number>');
    else masked.push(tokens[at] as string);
  }
  return masked;
}

/** Whether a name is an everyday word: "it support" is a name, "it" alone the pronoun. */
function isCommonWord(tokens: readonly Token[], { from, to }: Mention, { notNames }: AssistantWords): boolean {
  return to - from === 1 && notNames.has(tokens[from] ?? '');
}

/** Whether a phrase of removal stands before a name ("without the backup"), or after it ("take the backup out"). */
function isRemoved(
  tokens: readonly Token[],
  mention: Mention,
  mentions: readonly Mention[],
  { changes }: AssistantWords,
): boolean {
  if (phraseAt(tokens, mention.to, changes.removeAfter) > 0) return true;
  for (let end = mention.from; end > mention.from - 4 && end > 0; end--) {
    if (isMark(tokens[end - 1])) break;
    // "no, scratch that: the other one" takes back what was said, not the name.
    if (hasPhrase(tokens.slice(end, mention.from), changes.correct)) return false;
    if (phraseBefore(tokens, end, changes.remove)) return !isQuestionOfAbsence(tokens, end);
    if (phraseBefore(tokens, end, changes.add) && tokens[end - 1] !== 'and') return false;
    const earlier = mentions.find(({ to }) => to === end);
    // "without backup and VoIP" removes both; "swap backup for VoIP" the first alone.
    if (earlier)
      return tokens[mention.from - 1] === 'and' || tokens[mention.from - 1] === 'or'
        ? isRemoved(tokens, earlier, mentions, { changes } as AssistantWords)
        : false;
  }
  return false;
}

/** "is there no …" asks; it removes nothing. */
function isQuestionOfAbsence(tokens: readonly Token[], end: number): boolean {
  return tokens[end - 1] === 'no' && /^(?:there|is|have|has)$/.test(tokens[end - 2] ?? '');
}

function extrasOf(tokens: readonly Token[], { changes, all }: AssistantWords): Pick<Slots, 'extras'> {
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, changes.extras) > 0);
  if (at < 0) return {};
  const before = tokens.slice(Math.max(0, at - 4), at);
  if (hasPhrase(before, changes.remove)) return { extras: 'none' };
  return before.some((word) => word === 'all' || word === 'every' || word === 'each' || word === 'tous') ||
    hasPhrase(before, all)
    ? { extras: 'all' }
    : {};
}

function removedBeforeOf(tokens: readonly Token[], { changes }: AssistantWords): Pick<Slots, 'removedBefore'> {
  const at = tokens.findIndex(
    (word, index) => /^(?:that|it|both|them|those)$/.test(word) && phraseBefore(tokens, index, changes.remove) > 0,
  );
  if (at < 0) return {};
  return { removedBefore: /^(?:that|it)$/.test(tokens[at] ?? '') ? 'last' : 'all' };
}

function devicesOf(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  { terms }: AssistantWords,
): Pick<Slots, 'devices' | 'buysDevices' | 'hardware'> {
  if (hasPhrase(tokens, terms.withoutHardware)) return { hardware: false };
  const devices = amounts.filter(({ kind }) => kind === 'devices');
  if (devices.length === 0) return {};
  const count = devices.reduce((sum, { value }) => sum + value, 0);
  return { devices: count, buysDevices: hasPhrase(tokens, terms.buying), hardware: true };
}

function termOf(tokens: readonly Token[], { terms }: AssistantWords): Pick<Slots, 'term' | 'setup'> {
  const term = hasPhrase(tokens, terms.firstYear)
    ? 'firstYear'
    : hasPhrase(tokens, terms.year)
      ? 'year'
      : hasPhrase(tokens, terms.month)
        ? 'month'
        : undefined;
  const setup = hasPhrase(tokens, terms.withoutSetup) ? false : hasPhrase(tokens, terms.setup) ? true : undefined;
  return { ...(term ? { term } : {}), ...(setup === undefined ? {} : { setup }) };
}

function positionsOf(tokens: readonly Token[], { positions }: AssistantWords): number[] {
  const found: number[] = [];
  const text = ` ${tokens.join(' ')} `;
  for (const [phrase, position] of Object.entries(positions).toSorted(([a], [b]) => b.length - a.length))
    if (text.includes(` ${phrase} `) && !found.includes(position)) found.push(position);
  return found;
}

function sharesOf(tokens: readonly Token[], { changes }: AssistantWords): ReadonlySet<'half' | 'rest'> {
  const shares = new Set<'half' | 'rest'>();
  if (hasPhrase(tokens, changes.half)) shares.add('half');
  if (hasPhrase(tokens, changes.rest)) shares.add('rest');
  return shares;
}

const fsa = /^[a-ceghj-nprstvxy]\d[a-ceghj-nprstv-z]$/;

const isPostal = (token: string) => fsa.test(token) || /^[a-z]\d[a-z]\d[a-z]\d$/.test(token);

function postalAreaOf(tokens: readonly Token[]): Pick<Slots, 'postalArea'> {
  const area = tokens.find(isPostal);
  return area ? { postalArea: area.slice(0, 3).toUpperCase() } : {};
}

/** The words after "in", "serve" or "near" where no record names the place, at most three. */
function unknownPlaceOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { beforePlaces, notPlaces }: AssistantWords,
): Pick<Slots, 'unknownPlace'> {
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at] as string;
    if (!beforePlaces.has(tokens[at - 1] ?? '') || notPlaces.has(word) || !/^[a-z]{3,}$/.test(word)) continue;
    if (mentions.some(({ from, to }) => at >= from && at < to)) continue;
    return { unknownPlace: word };
  }
  return {};
}
