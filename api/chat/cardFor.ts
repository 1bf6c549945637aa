import { type Card, cardId } from './card.ts';
import type { Experts, Turn } from './experts.ts';
import type { Named } from './names.ts';
import { pointsBack, type Sentence, wordsOf } from './read/sentences.ts';
import { isGoingOn } from './reply.ts';

/** In an emergency a question has so many words that say something, or is about that. */
const fewestInDanger = 3;

/** A name with so few words is asked for. */
const maxNameWords = 4;

/** The records of one kind among names, each once. */
const idsOf = (named: readonly Named[], kind: Named['kind']): string[] => [
  ...new Set(named.filter((one) => one.kind === kind).map(({ id }) => id)),
];

/** Words without those of names. */
const without = (words: readonly string[], named: readonly Named[]): string[] =>
  words.filter((_, at) => !named.some(({ from, to }) => at >= from && at < to));

/** A sentence with what the rules ask of it. */
type Read = ReturnType<typeof readFor>;

/** The card that a sentence asks for; 'none' where no rule after this one may answer; undefined where the next one is asked. */
type CardRule = (read: Read) => Card | 'none' | undefined;

/** Asked in this order. Each has an example in `tests/chat/cardRules.test.ts`, which fails where another one takes it. */
const cardRules = {
  /** In an emergency only a question about us has a card: whoever is in trouble asks that by "you", and about the trouble without. */
  inDanger: ({ inDanger, sentence }) =>
    inDanger && !(sentence.isQuestion && sentence.words.includes('you')) ? 'none' : undefined,

  /** The price of an add-on stands in its card, the address of a page in its own: the last one is given once more. */
  sameAgain: ({ turn: { last }, isPriceAlone, isBack }) =>
    (isPriceAlone && last?.subject === 'addOns') || (isBack && last?.subject === 'pages') ? last : undefined,

  /** What points back and says nothing else is about the last card, or about nothing that is known. */
  pointsBack: (read) => {
    const { last } = read.turn;
    return last && read.isBack && read.others === 0 && !read.isPriced ? (ofLast(read, last) ?? 'none') : undefined;
  },

  /** The record that is named, where nothing else is said of it. */
  named: (read) => (read.isOfName && !read.isBack && read.isShortOrToUs ? ofRecord(read) : undefined),

  /** A card that goes on with the last one. */
  followUp: ({ experts: { cards }, sentence: { text }, turn: { last }, inDanger, isPriceAlone, isBack }) => {
    const followUp = last && !inDanger && (!isPriceAlone || last.record) ? cards.after(text, last) : undefined;
    // What stands by itself is no follow-up, unless it goes on with the same record.
    const isOfLast = last?.next.includes(followUp?.id ?? '') || (last?.record && last.record === followUp?.record);
    return followUp && ((isBack || isOfLast ? undefined : cards.sure(text)) ?? followUp);
  },

  /** What plans have, and what tells two apart. */
  ofPlans: (read) => (read.isOfName ? ofPlans(read) : undefined),

  /** A short sentence that points back to what none of these knows is no new question. */
  pointsNowhere: ({ experts: { cards }, sentence: { text }, isBack }) =>
    isBack && cards.isShort(text) ? 'none' : undefined,

  /** The card that the search is sure of. */
  search: ({ experts, sentence, inDanger, others }) => {
    const fewest = inDanger ? fewestInDanger : undefined;
    const found =
      experts.cards.sure(sentence.text, fewest) ?? experts.cards.sure(withoutFirm(experts, sentence), fewest);
    // That we know an industry, or what a service is, answers no question about something else.
    const maxWordsBeside = found?.introduces === 'industry' ? 1 : 0;
    return found?.introduces && (others > maxWordsBeside || inDanger) ? undefined : found;
  },
} satisfies Record<string, CardRule>;
export type CardRuleName = keyof typeof cardRules;

/** The card that a sentence asks for, and the rule that says so; neither where no rule knows. */
export function cardFor(
  experts: Experts,
  sentence: Sentence,
  turn: Turn,
): { card?: Card | undefined; rule?: CardRuleName } {
  const read = readFor(experts, sentence, turn);
  for (const [rule, find] of Object.entries(cardRules) as [CardRuleName, CardRule][]) {
    const found = find(read);
    if (found) return { card: found === 'none' ? undefined : found, rule };
  }
  return {};
}

function readFor(experts: Experts, sentence: Sentence, turn: Turn) {
  const { site, namesIn, frequent } = experts;
  const { text, words } = sentence;
  const { vocabulary } = site.assistant;
  const inDanger = isGoingOn(turn.state);
  const named = namesIn(words).filter(({ kind }) => kind !== 'profile');
  const isPriced = words.some((word) => vocabulary.price.has(word)) || /\d/.test(text);
  return {
    experts,
    sentence,
    turn,
    inDanger,
    named,
    plans: idsOf(named, 'plan'),
    /** Words that say something, beside names. */
    others: without(words, named).filter((word) => !frequent.has(word) && !vocabulary.ofRecords.has(word)).length,
    isPriced,
    /** "How much?" */
    isPriceAlone: isPriced && words.every((word) => vocabulary.price.has(word) || frequent.has(word)),
    /** "Is that included?" */
    isBack: (turn.last !== undefined || turn.before !== undefined) && pointsBack(words, vocabulary),
    isOfName: !isPriced && !inDanger,
    /** "Do we have to tell the patient" names no industry. */
    isShortOrToUs: words.length <= maxNameWords || words.includes('you'),
  };
}

/** What a sentence says without the firm that it names: "a good plan for a 15 person law firm" is about plans. */
function withoutFirm({ site, namesIn }: Experts, { words }: Sentence): string {
  const { people } = site.assistant.vocabulary.units;
  const firm = namesIn(words).filter(({ kind }) => kind === 'industry' || kind === 'profile');
  return without(words, firm)
    .filter((word) => !people.has(word) && !/^\d+$/.test(word))
    .join(' ');
}

/** "Is that included", "can we have it on Essential": the last card once more, where it says what plans have. */
function ofLast({ experts, sentence: { words }, plans }: Read, last: Card): Card | undefined {
  const { plan, ofRecords } = experts.site.assistant.vocabulary;
  const isOfPlans = (word: string) => plan.has(word) || ofRecords.has(word);
  const asksPlans = plans.length > 0 || words.some(isOfPlans);
  return last.subject === 'features' || (asksPlans && wordsOf(last.answer).some(isOfPlans)) ? last : undefined;
}

/** What a plan has, what tells two apart, which have something. */
function ofPlans({ experts, sentence, plans: [one, other], turn }: Read): Card | undefined {
  const { site, namesIn, cards, frequent } = experts;
  const { plan, ofRecords } = site.assistant.vocabulary;
  const { text, words } = sentence;
  const { state, last } = turn;
  if (one && other) return cards.byId(cardId.difference(one, other)) ?? cards.byId(cardId.difference(other, one));
  const ofPlan = namesIn(words).filter(({ kind }) => kind === 'plan');
  const content = without(words, ofPlan).filter((word) => !frequent.has(word) && !ofRecords.has(word));
  if (content.length === 0 && state.quote?.plan && /\binclude/.test(text))
    return cards.byId(cardId.plan(state.quote.plan));
  const isAfterPlan = last?.subject === 'features' || last?.subject === 'plans';
  const asksPlans = one !== undefined || isAfterPlan || words.some((word) => plan.has(word));
  return asksPlans && content.length > 0 ? cards.feature(content.join(' ')) : undefined;
}

/** The card of a record that a sentence names and says nothing else of. */
function ofRecord({ experts: { cards }, named, others }: Read): Card | undefined {
  const [first] = named;
  if (!first || others > 0 || new Set(named.map(({ from }) => from)).size > 1) return undefined;
  const idOf = {
    plan: cardId.plan,
    addOn: cardId.addOn,
    service: (id: string) => cardId.service(id, 'about'),
    planService: (id: string) => cardId.service(id, 'about'),
    industry: (slug: string) => cardId.industry(slug, 'about'),
    profile: () => undefined,
  };
  return cards.byId(idOf[first.kind](first.id));
}
