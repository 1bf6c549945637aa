import type { ChatState } from '../../data/requests/chatbot.ts';
import { fill } from '../../data/text/fill.ts';
import type { Card } from './card.ts';
import type { Desks } from './desks.ts';
import type { Named } from './names.ts';
import { noted, quoted } from './quoted.ts';
import { pointsBack } from './read/pointsBack.ts';
import { type Sentence, sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, fitting, joined, type Language } from './reply.ts';

/** So many questions are offered as buttons where none is sure, and so many parts of one message answered. */
const most = { near: 3, answers: 2 };

/** In an emergency a question has so many words that say something, or is about that. */
const fewestInDanger = 3;

/** The answers to the sentences of a text, at most two; the nearest questions where none is sure. */
export function answerTo(
  desks: Desks,
  { text, before }: { text: string; before?: string | undefined },
  state: ChatState,
  language: Language,
): Answer {
  const sentences = sentencesOf(text, desks.site.assistant.vocabulary);
  const answers: Answer[] = [];
  let current = state;
  const hasQuestion = sentences.some(({ isQuestion }) => isQuestion);
  for (const sentence of sentences) {
    // What a statement tells of the firm counts for the questions beside it, and asks nothing.
    const isAside = hasQuestion && !sentence.isQuestion;
    const answer = isAside ? undefined : sure(desks, sentence, { state: current, before }, language);
    current = noted(desks, sentence, current);
    if (!answer || answers.some((one) => one.text === answer.text)) continue;
    current = { ...current, ...answer.state };
    // A quote that is changed by the next sentence is answered once, with both.
    if (answers.at(-1)?.chips && answer.chips) answers.pop();
    answers.push(answer);
    if (answers.length === most.answers) break;
  }
  const [first, second] = answers;
  const asked = hasQuestion ? sentences.flatMap(({ isQuestion, text: own }) => (isQuestion ? [own] : [])).join(' ') : text;
  const whole =
    !first && sentences.length > 1 ? sure(desks, wholeOf(text, sentences), { state, before }, language) : undefined;
  const answer =
    first && second ? joined(first, second) : (first ?? whole ?? unsure(desks, { text: asked, before }, state, language));
  return { ...answer, state: { ...(current.quote ? { quote: current.quote } : {}), ...answer.state } };
}

const wholeOf = (text: string, all: readonly Sentence[]): Sentence => ({
  text,
  words: all.flatMap(({ words }) => words),
  stems: all.flatMap(({ stems }) => stems),
  isQuestion: all.some(({ isQuestion }) => isQuestion),
});

/** What one sentence is sure to be answered with. */
function sure(
  desks: Desks,
  sentence: Sentence,
  { state, before }: { state: ChatState; before?: string | undefined },
  language: Language,
): Answer | undefined {
  const { site, places, hours, cards } = desks;
  const place = places.answer(sentence, language, { isAsked: state.asked === 'place' });
  if (place) return place;
  const inDanger = isGoingOn(state);
  const open = inDanger && !sentence.isQuestion ? undefined : hours(sentence, language);
  const last = lastOf(desks, state);
  const card = language === 'en' ? cardFor(desks, sentence, { state, last, before }) : undefined;
  if (open && (!card || sentence.words.some((word) => site.assistant.vocabulary.open.has(word)))) return open;
  if (card && card === last && !/\d/.test(sentence.text)) return cards.answer(card);
  const { vocabulary } = site.assistant;
  const asksPrice = sentence.words.some((word) => vocabulary.price.has(word));
  // "What does it cost" after a question that had no answer, or in an emergency anything that asks for no price, is no quote.
  const isOfBefore = before !== undefined && !state.quote && !isOfPrices(last) && pointsBack(sentence.words, vocabulary);
  // Who only tells how many they are, after a question about something else, goes on with that.
  const { quote: known, asked } = state;
  const isTold = before !== undefined && !known && asked !== 'people' && !sentence.isQuestion && !asksPrice;
  const tellsOnly = isTold && !namesPlan(desks, sentence);
  const quote =
    isOfBefore || tellsOnly || (inDanger && !asksPrice)
      ? undefined
      : quoted(desks, { ...sentence, words: places.without(sentence) }, { state, last, hasCard: card !== undefined }, language);
  if (quote) return quote;
  if (!card) return open;
  return { ...answerOf(desks, card, state), text: fitting(card.answer, sentence.text) };
}

/** Whether "what does it cost" after a card asks for the price of plans. */
const isOfPrices = (last: Card | undefined): boolean =>
  last !== undefined && !/^(?:support|security|switching|comparing|law|terms|articles|addOns)$/.test(last.subject);

const namesPlan = ({ namesIn }: Desks, { words }: Sentence) => namesIn(words).some(({ kind }) => kind === 'plan');

/** The answer of a card. Whoever asks whether we know an industry is taken to be in it: its rate holds for a price asked next. */
export function answerOf({ site, cards }: Desks, card: Card, { quote }: ChatState): Answer {
  const answer = cards.answer(card);
  const profile = site.industries.find(({ slug }) => card.id === `industry:${slug}:about`)?.pricingProfile;
  return profile ? { ...answer, state: { ...answer.state, quote: { ...quote, profile } } } : answer;
}

/** The card that was answered last, or that of the industry whose rate a quote has. */
function lastOf({ site, cards }: Desks, { card, quote }: ChatState): Card | undefined {
  const industry = site.industries.find(({ pricingProfile }) => pricingProfile === quote?.profile);
  return cards.byId(card) ?? (quote?.profile && industry ? cards.byId(`industry:${industry.slug}:about`) : undefined);
}

const isGoingOn = ({ emergency }: ChatState): boolean => emergency !== undefined && !emergency.isAsked;

interface Spoken {
  state: ChatState;
  /** The card before, and the visitor's message before. */
  last: Card | undefined;
  before?: string | undefined;
}

/** The card that a sentence asks for: after the last one, by what it names, or the one that the search is sure of. */
function cardFor(desks: Desks, sentence: Sentence, { state, last, before }: Spoken): Card | undefined {
  const { site, namesIn, cards, frequent } = desks;
  const { text, words } = sentence;
  const { vocabulary } = site.assistant;
  const inDanger = isGoingOn(state);
  const isPriced = words.some((word) => vocabulary.price.has(word)) || /\d/.test(text);
  const isBare = isPriced && words.every((word) => vocabulary.price.has(word) || frequent.has(word));
  // The price of an add-on stands in its card; that of anything else is no follow-up of few words.
  if (isBare && last?.subject === 'addOns') return last;
  const isBack = (last !== undefined || before !== undefined) && pointsBack(words, vocabulary);
  const named = namesIn(words).filter(({ kind }) => kind !== 'profile');
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const others = words.filter(
    (word, at) => !isNamed(at) && !frequent.has(word) && !vocabulary.ofRecords.has(word),
  ).length;
  const plans = [...new Set(named.filter(({ kind }) => kind === 'plan').map(({ id }) => id))];
  if (isBack && last?.subject === 'pages') return last;
  if (isBack && last && others === 0 && !isPriced) return ofLast(sentence, last, plans, vocabulary);
  const isOfName = !isPriced && !inDanger;
  const followUp = last && !inDanger && (!isBare || last.record) ? cards.after(text, last) : undefined;
  const found =
    (isOfName ? ofRecord(desks, named, others) : undefined) ??
    followUp ??
    (isOfName ? ofPlans(desks, sentence, plans, { state, last }) : undefined);
  if (found) return found;
  if (isBack && cards.isShort(text)) return undefined;
  const fewest = inDanger ? fewestInDanger : undefined;
  const card = cards.sure(text, fewest) ?? cards.sure(withoutFirm(desks, sentence), fewest);
  // That we know an industry, or what a service is, answers no question about something else.
  const isAbout = card?.id.endsWith(':about');
  const mostBeside = card?.id.startsWith('industry:') ? 1 : 0;
  return isAbout && (others > mostBeside || inDanger) ? undefined : card;
}

/** What a sentence says without the firm that it names: "a good plan for a 15 person law firm" is about plans. */
const withoutFirm = ({ site, namesIn }: Desks, { words }: Sentence): string => {
  const { people } = site.assistant.vocabulary.units;
  const firm = namesIn(words).filter(({ kind }) => kind === 'industry' || kind === 'profile');
  const isFirm = (at: number) => firm.some(({ from, to }) => at >= from && at < to);
  return words.filter((word, at) => !isFirm(at) && !people.has(word) && !/^\d+$/.test(word)).join(' ');
};

/** "Is that included", "can we have it on Essential": the last card once more, where it says what plans have. */
function ofLast(
  { words }: Sentence,
  last: Card,
  plans: readonly string[],
  { plan, ofRecords }: Desks['site']['assistant']['vocabulary'],
): Card | undefined {
  const asksPlans = plans.length > 0 || words.some((word) => plan.has(word) || ofRecords.has(word));
  return last.subject === 'features' || (asksPlans && wordsOf(last.answer).some((word) => plan.has(word) || ofRecords.has(word))) ? last : undefined;
}

/** What a plan has, what tells two apart, which have something. */
function ofPlans(
  { site, namesIn, cards, frequent }: Desks,
  { text, words }: Sentence,
  [one, other]: readonly string[],
  { state: { quote }, last }: Spoken,
): Card | undefined {
  const { plan, ofRecords } = site.assistant.vocabulary;
  if (one && other) return cards.byId(`plan:${one}-${other}`) ?? cards.byId(`plan:${other}-${one}`);
  const isOf = (at: number) => namesIn(words).some(({ kind, from, to }) => kind === 'plan' && at >= from && at < to);
  const content = words.filter((word, at) => !isOf(at) && !frequent.has(word) && !ofRecords.has(word)).join(' ');
  if (content === '' && quote?.plan && /\binclude/.test(text)) return cards.byId(`plan:${quote.plan}`);
  const isOfPlan = last?.subject === 'features' || last?.id.startsWith('plan:') === true;
  const asksPlans = one !== undefined || isOfPlan || words.some((word) => plan.has(word));
  return asksPlans && content ? cards.feature(content) : undefined;
}

/** The card of a record that a sentence names and says nothing else of. */
function ofRecord({ cards }: Desks, named: readonly Named[], others: number): Card | undefined {
  const [first] = named;
  if (!first || others > 0 || new Set(named.map(({ from }) => from)).size > 1) return undefined;
  const kind = first.kind === 'planService' ? 'service' : first.kind;
  return cards.byId(`${first.kind}:${first.id}`) ?? cards.byId(`${kind}:${first.id}:about`);
}

/** The nearest questions as buttons; in French a page, or how to reach us. */
function unsure(
  desks: Desks,
  { text, before }: { text: string; before?: string | undefined },
  state: ChatState,
  language: Language,
): Answer {
  const { site, texts, cards, emergency } = desks;
  const going = emergency.goingOn(text, state, language);
  if (going) return going;
  const phone = site.provider.phone.display;
  const last = lastOf(desks, state);
  const near = cards.near(text, most.near, { last, before });
  const isOfLast = last !== undefined && near.every(({ id }) => last.next.includes(id));
  const { talk } = texts(language);
  if (language === 'fr') {
    const isContact = wordsOf(text).some((word) => site.assistant.vocabulary.contact.has(word));
    if (isContact) return { text: fill(talk.contact, { phone, email: site.provider.email }), askPerson: true };
    const [first] = near;
    return { text: talk.otherQuestions, links: first?.links ?? [], askPerson: true, isUnsure: true };
  }
  return {
    text: fill(near.length === 0 ? talk.nothingNear : isOfLast ? talk.noMore : talk.oneOfThese, { phone }),
    suggestions: near.length > 0 ? near.map(({ question }) => question) : site.chat.starters,
    askPerson: true,
    isUnsure: true,
    cards: near.map(({ id }) => id),
    // What was spoken of is still meant by the next few words.
    state: last ? { card: last.id } : {},
  };
}
