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

/** The card that a sentence asks for: the last one, by what it names, after the last one, or the one that the search is sure of. */
export function cardFor(experts: Experts, sentence: Sentence, { state, last, before }: Turn): Card | undefined {
  const { site, namesIn, cards, frequent } = experts;
  const { text, words, isQuestion } = sentence;
  const { vocabulary } = site.assistant;
  const inDanger = isGoingOn(state);
  // Whoever is in trouble asks about us by "you", and about the trouble without.
  if (inDanger && !(isQuestion && words.includes('you'))) return undefined;
  const named = namesIn(words).filter(({ kind }) => kind !== 'profile');
  const plans = idsOf(named, 'plan');
  /** Words that say something, beside names. */
  const others = without(words, named).filter((word) => !frequent.has(word) && !vocabulary.ofRecords.has(word)).length;
  const isPriced = words.some((word) => vocabulary.price.has(word)) || /\d/.test(text);
  // "How much?"
  const isPriceAlone = isPriced && words.every((word) => vocabulary.price.has(word) || frequent.has(word));
  // "Is that included?"
  const isBack = (last !== undefined || before !== undefined) && pointsBack(words, vocabulary);

  // The price of an add-on stands in its card, the address of a page in its own.
  if (last && ((isPriceAlone && last.subject === 'addOns') || (isBack && last.subject === 'pages'))) return last;
  if (last && isBack && others === 0 && !isPriced) return ofLast(experts, sentence, last, plans);

  const isOfName = !isPriced && !inDanger;
  // "Do we have to tell the patient" names no industry.
  const isAsked = words.length <= maxNameWords || words.includes('you');
  const byName = isOfName && !isBack && isAsked ? ofRecord(experts, named, others) : undefined;
  if (byName) return byName;

  const followUp = last && !inDanger && (!isPriceAlone || last.record) ? cards.after(text, last) : undefined;
  if (followUp) {
    // What stands by itself is no follow-up, unless it goes on with the same record.
    const isOfLast = last?.next.includes(followUp.id) || (last?.record && last.record === followUp.record);
    return (isBack || isOfLast ? undefined : cards.sure(text)) ?? followUp;
  }

  const ofPlan = isOfName ? ofPlans(experts, sentence, plans, { state, last }) : undefined;
  if (ofPlan || (isBack && cards.isShort(text))) return ofPlan;

  const fewest = inDanger ? fewestInDanger : undefined;
  const found = cards.sure(text, fewest) ?? cards.sure(withoutFirm(experts, sentence), fewest);
  // That we know an industry, or what a service is, answers no question about something else.
  const maxWordsBeside = found?.introduces === 'industry' ? 1 : 0;
  return found?.introduces && (others > maxWordsBeside || inDanger) ? undefined : found;
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
function ofLast({ site }: Experts, { words }: Sentence, last: Card, plans: readonly string[]): Card | undefined {
  const { plan, ofRecords } = site.assistant.vocabulary;
  const isOfPlans = (word: string) => plan.has(word) || ofRecords.has(word);
  const asksPlans = plans.length > 0 || words.some(isOfPlans);
  return last.subject === 'features' || (asksPlans && wordsOf(last.answer).some(isOfPlans)) ? last : undefined;
}

/** What a plan has, what tells two apart, which have something. */
function ofPlans(
  experts: Experts,
  { text, words }: Sentence,
  [one, other]: readonly string[],
  turn: Omit<Turn, 'language'>,
) {
  const { site, namesIn, cards, frequent } = experts;
  const { plan, ofRecords } = site.assistant.vocabulary;
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
function ofRecord({ cards }: Experts, named: readonly Named[], others: number): Card | undefined {
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
