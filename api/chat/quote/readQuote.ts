import type { ChatState } from '../../../data/rules/requests/chatbot.ts';
import type { Pricing } from '../../../data/rules/schema/plan.ts';
import type { Vocabulary } from '../../../data/rules/schema/vocabulary.ts';
import type { Named } from '../names.ts';
import { wordsOf } from '../read/sentences.ts';
import { type Count, readPeople } from './readPeople.ts';

/** The chips of a quote. */
export type Chips = NonNullable<ChatState['quote']>;

export interface QuoteReading {
  chips: Chips;
  /** Whether a chip was named. */
  isNamed: boolean;
  /** Whether a number of people was. */
  hasPeople: boolean;
  asksPrice: boolean;
  /** Further numbers of people to compare with. */
  others: readonly number[];
  /** Whether a word of it is about prices or people at all. */
  isAboutQuote: boolean;
  /** Whether the sentence asks about what there is, and changes nothing. */
  asksWhether: boolean;
  /** Words that are neither chips nor about a price. */
  rest: readonly string[];
}

type Records = Pick<Pricing, 'plans' | 'profiles' | 'calculatorAddOns'>;

/** How far before an add-on a word may stand that takes it out. */
const maxWordsBefore = 3;

/** The chips that are true of the records. */
export function validChips(chips: Chips = {}, { plans, profiles, calculatorAddOns }: Records): Chips {
  const isPlan = plans.some(({ id }) => id === chips.plan);
  const isProfile = profiles.some(({ id }) => id === chips.profile);
  const addOns = (chips.addOns ?? []).filter((id) => calculatorAddOns.some((addOn) => addOn.id === id));
  return {
    ...(chips.people ? { people: chips.people } : {}),
    ...(isPlan ? { plan: chips.plan } : {}),
    ...(isProfile ? { profile: chips.profile } : {}),
    ...(addOns.length > 0 ? { addOns: [...new Set(addOns)] } : {}),
    ...(chips.devices ? { devices: chips.devices } : {}),
    ...(chips.term ? { term: chips.term } : {}),
  };
}

/** The chips after a sentence: what it names replaces what was known, and all else is kept. */
export function readQuote(
  words: readonly string[],
  named: readonly Named[],
  before: Chips,
  { vocabulary, pricing, isAnswer }: { vocabulary: Vocabulary; pricing: Records; isAnswer: boolean },
): QuoteReading {
  const counts = readPeople(words, vocabulary, { isAnswer });
  const ofKind = (kind: Named['kind']) => named.filter((one) => one.kind === kind);
  const isOut = ({ from }: { from: number }) =>
    words.slice(Math.max(0, from - maxWordsBefore), from).some((word) => vocabulary.without.has(word));
  const plan = ofKind('plan').findLast((one) => !isOut(one)) ?? ofKind('plan').at(-1);
  const profile = ofKind('profile').at(-1);
  const addOns = new Set(before.addOns);
  for (const one of ofKind('addOn')) {
    if (isOut(one)) addOns.delete(one.id);
    else addOns.add(one.id);
  }
  const all = words.findIndex((word, at) => vocabulary.everything.has(word) && vocabulary.add.has(words[at - 1] ?? ''));
  if (all >= 0)
    for (const { id, pricingType } of pricing.calculatorAddOns) if (pricingType !== 'custom') addOns.add(id);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const devices = has(vocabulary.buying) ? counts.find(({ of }) => of === 'devices')?.count : undefined;
  const people = peopleOf(counts, words, vocabulary, before.people);
  const isPaid = has(vocabulary.pay);
  const term = !isPaid ? undefined : has(vocabulary.year) ? 'year' : has(vocabulary.month) ? 'month' : undefined;
  for (const id of takenOut(words, [...addOns], { vocabulary, pricing })) addOns.delete(id);
  const chips = validChips(
    {
      ...before,
      ...(people.count ? { people: people.count } : {}),
      ...(plan ? { plan: plan.id } : {}),
      ...(profile ? { profile: profile.id } : {}),
      addOns: [...addOns],
      ...(devices ? { devices } : {}),
      ...(term ? { term } : {}),
    },
    pricing,
  );
  const used = new Set([...counts, ...named.filter(({ kind }) => kind !== 'planService')].flatMap(positions));
  if (all >= 0) used.add(all);
  const isChips = [...ofKind('plan'), ...ofKind('profile'), ...ofKind('addOn')].length > 0;
  return {
    chips,
    isNamed:
      people.count !== undefined ||
      isChips ||
      all >= 0 ||
      devices !== undefined ||
      term !== undefined ||
      addOns.size !== (before.addOns?.length ?? 0),
    hasPeople: people.count !== undefined,
    others: people.others,
    isAboutQuote: people.count !== undefined || [vocabulary.price, vocabulary.year, vocabulary.month].some(has),
    asksPrice: has(vocabulary.price),
    asksWhether: !has(vocabulary.change) && (words.includes('you') || vocabulary.asksWhether.has(words[0] ?? '')),
    rest: words.filter(
      (word, at) => !used.has(at) && !isOfQuotes(word, vocabulary) && !isOfAddOn(word, before.addOns ?? [], pricing),
    ),
  };
}

const positions = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Words of quotes that ask for nothing else. */
function isOfQuotes(word: string, vocabulary: Vocabulary): boolean {
  const { price, year, month, add, without, more, fewer, buying, units, beforePeople, pay, alone, ofQuotes } =
    vocabulary;
  const { en = ofQuotes, fr = ofQuotes } = vocabulary.functionWords;
  const lists = [price, year, month, add, without, more, fewer, buying, units.people, beforePeople, pay, alone, en, fr];
  return /^\d+$/.test(word) || [...lists, ofQuotes].some((list) => list.has(word));
}

/** Whether a word is one of the names of add-ons that a quote has. */
const isOfAddOn = (word: string, ids: readonly string[], { calculatorAddOns }: Records): boolean =>
  calculatorAddOns.some(
    ({ id, name }) => ids.includes(id) && wordsOf(name).some((own) => own === word || own.endsWith(word)),
  );

/** Add-ons of a quote that a word of their names takes out: "drop the security". */
function takenOut(
  words: readonly string[],
  ids: readonly string[],
  { vocabulary, pricing }: { vocabulary: Vocabulary; pricing: Records },
) {
  const out = words.filter((word, at) => {
    const isOut = words.slice(Math.max(0, at - maxWordsBefore), at).some((one) => vocabulary.without.has(one));
    return isOut && !vocabulary.functionWords.en?.has(word);
  });
  return ids.filter((id) => out.some((word) => isOfAddOn(word, [id], pricing)));
}

/** All groups of people together; of alternatives the last, and the others to compare with; more or fewer than are known. */
function peopleOf(
  counts: readonly Count[],
  words: readonly string[],
  { betweenNumbers, otherTimes }: Vocabulary,
  known = 0,
): { count?: number; others: readonly number[] } {
  const people = counts.filter(({ of }) => of === 'people');
  const [first, ...others] = people;
  if (!first) return { others: [] };
  const areAlternatives =
    others.some(({ from }) => betweenNumbers.has(words[from - 1] ?? '')) ||
    (others.length > 0 && words.slice(first.to, others.at(-1)?.from).some((word) => otherTimes.has(word)));
  if (areAlternatives)
    return { count: others.at(-1)?.count ?? first.count, others: people.slice(0, -1).map(({ count }) => count) };
  const total = (of: readonly Count[]) => of.reduce((sum, { count }) => sum + count, 0);
  const by = Map.groupBy(people, ({ change = 'whole' }) => change);
  const whole = total(by.get('whole') ?? []) || known;
  const count = whole + total(by.get('more') ?? []) - total(by.get('fewer') ?? []);
  return { count: Math.max(1, count), others: [] };
}
