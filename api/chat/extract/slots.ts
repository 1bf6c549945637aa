import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { type Asked, asksOf } from './asks.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { EntityKind, Lexicon, Mention } from './lexicon.ts';
import { type People, peopleOf } from './people.ts';
import { hasPhrase, phraseAt } from '../read/phrases.ts';
import { addedBeforeOf, extrasOf, isRemoved, type Removals, removedBeforeOf } from './removals.ts';
import { withoutRoles } from './roles.ts';
import { beginsStreet, namesStreet, withoutStreets } from './streets.ts';
import { devicesOf, isPerPerson, monthsOf, type Terms, termOf } from './terms.ts';
import { type TimeSlot, timeOf } from './time.ts';

/** All typed values in an utterance. */
export interface Slots extends Terms, Removals {
  mentions: Mention[];
  people: People;
  /** What the clauses say about parts of the firm. */
  clauses: readonly Clause[];
  /** Amounts of money in cents. */
  money: number[];
  /** Every number with its unit left out. */
  figures: number[];
  /** Whether the visitor wants the price of one item beside a plan. */
  extra: boolean;
  /** Whether the visitor wants the price for one person. */
  eachPerson: boolean;
  /** Whether the visitor wants something without a plan. */
  withoutPlan: boolean;
  /** Whether the visitor wants the difference between two prices. */
  difference: boolean;
  /** Whether an amount of money is a budget. */
  budget: boolean;
  /** Whether something costs more or less than at another time or elsewhere. */
  dearer: boolean;
  /** What is asked for, in words that say so. */
  asks: ReadonlySet<Asked>;
  /** Whether a distance is asked for. */
  howFar: boolean;
  /** Whether the visitor asks to be allowed an act of their own, other than to leave or to call. */
  asksToAct: boolean;
  /** Whether it asks for leave to do something, or whether to do it. */
  asksForStep: boolean;
  removed: ReadonlySet<Mention>;
  /** Whether the utterance changes something spoken of before: adds, removes, increases or decreases. */
  changes: boolean;
  /** Positions picked from the last list; -1 is its last item. */
  positions: number[];
  all: boolean;
  both: boolean;
  /** Whether the rest or a half of the people is assigned to a plan. */
  shares: ReadonlySet<'half' | 'rest'>;
  time: TimeSlot;
  /** A place without a record, as the visitor wrote it. */
  unknownPlace?: string;
  postalArea?: string;
  /** Whether a street is named where the visitor is: "20 Bloor Street", or "Main Street" beside a town. */
  street: boolean;
}

export interface Extracted {
  tokens: readonly Token[];
  slots: Slots;
  /** The tokens with names and numbers replaced by their kinds, such as "<plan>" and "<people>". */
  masked: readonly string[];
}

export function makeExtractor(vocabulary: Vocabulary, lexicon: Lexicon) {
  return function extract(tokens: readonly Token[]): Extracted {
    const named = lexicon.find(tokens).filter((mention) => !isCommonWord(tokens, mention, vocabulary));
    const mentions = withoutStreets(
      withoutRoles(withoutModifiers(named, tokens, vocabulary), tokens, vocabulary),
      tokens,
      vocabulary,
    );
    const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
    const amounts = amountsOf(tokens, vocabulary, isNamed);
    const plans = mentions.flatMap(({ entities, from, to }) =>
      entities.filter(({ kind }) => kind === 'plan').map(({ id }) => ({ id, from, to })),
    );
    const removed = new Set(mentions.filter((mention) => isRemoved(tokens, mention, mentions, vocabulary)));
    const keptPlans = plans.filter(({ from }) => ![...removed].some((mention) => mention.from === from));
    const people = peopleOf(tokens, amounts, keptPlans, vocabulary);
    const slots: Slots = {
      mentions,
      people,
      clauses: clausesOf({ tokens, mentions, amounts, removed }, vocabulary),
      money: amounts.filter(({ kind }) => kind === 'money').map(({ value }) => Math.round(value * 100)),
      figures: amounts.map(({ value }) => value),
      ...devicesOf(tokens, amounts, vocabulary),
      ...termOf(tokens, vocabulary),
      ...monthsOf(tokens, amounts, vocabulary),
      perPerson: amounts.some(({ kind, at }) => kind === 'money' && isPerPerson(tokens, at, vocabulary)),
      difference: hasPhrase(tokens, vocabulary.changes.difference),
      extra: hasPhrase(tokens, vocabulary.terms.byItself),
      eachPerson: hasPhrase(tokens, vocabulary.terms.eachPerson),
      withoutPlan: hasPhrase(tokens, vocabulary.terms.withoutPlan),
      budget: hasPhrase(tokens, vocabulary.terms.budget),
      dearer: hasPhrase(tokens, vocabulary.terms.dearer),
      asks: asksOf(tokens, vocabulary),
      howFar: hasPhrase(tokens, vocabulary.terms.distance),
      asksToAct: asksToAct(tokens, vocabulary),
      asksForStep: [vocabulary.toAct, vocabulary.steps.asks].some((phrases) => hasPhrase(tokens, phrases)),
      removed,
      ...extrasOf(tokens, vocabulary),
      ...removedBeforeOf(tokens, vocabulary),
      ...addedBeforeOf(tokens, vocabulary),
      changes:
        removed.size > 0 ||
        removedBeforeOf(tokens, vocabulary).removedBefore !== undefined ||
        people.change !== undefined ||
        hasPhrase(tokens, vocabulary.changes.addOnly),
      positions: positionsOf(tokens, vocabulary),
      all: hasPhrase(tokens, vocabulary.all),
      both: hasPhrase(tokens, vocabulary.both),
      shares: sharesOf(tokens, vocabulary),
      time: timeOf(tokens, vocabulary),
      ...unknownPlaceOf(tokens, mentions, vocabulary),
      ...postalAreaOf(tokens),
      street: namesStreet(tokens, mentions, vocabulary),
    };
    return { tokens, slots, masked: maskedOf(tokens, mentions, amounts, slots) };
  };
}

const tagOf: Partial<Record<EntityKind, string>> = {
  plan: '<plan>',
  addOn: '<service>',
  service: '<service>',
  serviceCategory: '<service>',
  industry: '<industry>',
  profile: '<industry>',
  place: '<place>',
  nearPlace: '<place>',
  term: '<term>',
  law: '<law>',
  product: '<product>',
  software: '<product>',
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

/** Of two services named without a word between them, the last one is meant: "heat pump water heater" is a water heater. */
function withoutModifiers(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { functionWords }: Pick<Vocabulary, 'functionWords'>,
): Mention[] {
  const isService = ({ entities }: Mention) => entities.every(({ kind }) => kind === 'service');
  // A name that ends with an article is what is done to the next one: "clear a toilet".
  const isNoun = ({ to }: Mention) => !functionWords.en?.has(tokens[to - 1] ?? '');
  return mentions.filter((mention, index) => {
    const next = mentions[index + 1];
    return !(next && next.from === mention.to && isNoun(mention) && isService(mention) && isService(next));
  });
}

/** Whether a name is also an everyday word: "it" is one, "it support" is not. */
function isCommonWord(tokens: readonly Token[], { from, to }: Mention, { notNames }: Vocabulary): boolean {
  return to - from === 1 && notNames.has(tokens[from] ?? '');
}

function positionsOf(tokens: readonly Token[], { positions }: Vocabulary): number[] {
  const found: number[] = [];
  const text = ` ${tokens.join(' ')} `;
  for (const [phrase, position] of Object.entries(positions).toSorted(([a], [b]) => b.length - a.length))
    if (text.includes(` ${phrase} `) && !found.includes(position)) found.push(position);
  return found;
}

function sharesOf(tokens: readonly Token[], { changes }: Vocabulary): ReadonlySet<'half' | 'rest'> {
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

/** Maximum length in words of a place's name. */
const maxPlaceName = 3;

/** The words after "in", "serve" or "near", if no record names such a place: one, or all up to the end of the clause where they are few. */
function unknownPlaceOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  vocabulary: Vocabulary,
): Pick<Slots, 'unknownPlace'> {
  const { beforePlaces, notPlaces, functionWords, times } = vocabulary;
  const isName = (at: number) => {
    const word = tokens[at] ?? '';
    return /^[a-z]{3,}$/.test(word) && !notPlaces.has(word) && !mentions.some(({ from, to }) => at >= from && at < to);
  };
  const goesOn = (at: number) => {
    const word = tokens[at] ?? '';
    return isName(at) && !functionWords.en?.has(word) && !functionWords.fr?.has(word) && !hasPhrase([word], times.now);
  };
  for (let at = 1; at < tokens.length; at++) {
    if (!beforePlaces.has(tokens[at - 1] ?? '') || !isName(at) || beginsStreet(tokens, at, vocabulary)) continue;
    if (functionWords.fr?.has(tokens[at] ?? '')) continue;
    let end = at + 1;
    while (goesOn(end)) end++;
    const isWhole = end - at <= maxPlaceName && (end === tokens.length || isMark(tokens[end] as Token));
    return { unknownPlace: tokens.slice(at, isWhole ? end : at + 1).join(' ') };
  }
  return {};
}

/** Whether leave is asked for an action that leads to no safer place: what comes before the question is no part of it. */
function asksToAct(tokens: readonly Token[], { toAct, toSafety }: Vocabulary): boolean {
  const start = tokens.findIndex((_, index) => phraseAt(tokens, index, toAct) > 0);
  return start >= 0 && !tokens.slice(start).some((token) => toSafety.has(token));
}
