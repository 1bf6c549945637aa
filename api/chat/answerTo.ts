import type { ChatState } from '../../data/requests/chatbot.ts';
import { fill } from '../../data/text/fill.ts';
import type { Card } from './card.ts';
import type { Desks } from './desks.ts';
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
  const whole =
    !first && sentences.length > 1 ? sure(desks, wholeOf(text, sentences), { state, before }, language) : undefined;
  const answer =
    first && second ? joined(first, second) : (first ?? whole ?? unsure(desks, { text, before }, state, language));
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
  const last = cards.byId(state.card);
  const card = language === 'en' ? cardFor(desks, sentence, { state, last, before }) : undefined;
  if (open && (!card || sentence.words.some((word) => site.assistant.vocabulary.open.has(word)))) return open;
  if (card && card === last) return cards.answer(card);
  const { vocabulary } = site.assistant;
  const asksPrice = sentence.words.some((word) => vocabulary.price.has(word));
  // "What does it cost" after a question that had no answer, or in an emergency anything that asks for no price, is no quote.
  const isOfBefore = before !== undefined && !state.card && !state.quote && pointsBack(sentence.words, vocabulary);
  // Who only tells how many they are, after a question about something else, goes on with that.
  const { quote: known, asked } = state;
  const isTold = before !== undefined && !known && asked !== 'people' && !sentence.isQuestion && !asksPrice;
  const tellsOnly = isTold && !namesPlan(desks, sentence);
  const quote =
    isOfBefore || tellsOnly || (inDanger && !asksPrice)
      ? undefined
      : quoted(desks, sentence, { state, last, hasCard: card !== undefined }, language);
  if (quote) return quote;
  if (!card) return open;
  return { ...answerOf(desks, card, state), text: fitting(card.answer, sentence.text) };
}

const namesPlan = ({ namesIn }: Desks, { words }: Sentence) => namesIn(words).some(({ kind }) => kind === 'plan');

/** The answer of a card. Whoever asks whether we know an industry is taken to be in it: its rate holds for a price asked next. */
export function answerOf({ site, cards }: Desks, card: Card, { quote }: ChatState): Answer {
  const answer = cards.answer(card);
  const profile = site.industries.find(({ slug }) => card.id === `industry:${slug}:about`)?.pricingProfile;
  return profile ? { ...answer, state: { ...answer.state, quote: { ...quote, profile } } } : answer;
}

const isGoingOn = ({ emergency }: ChatState): boolean => emergency !== undefined && !emergency.isAsked;

/** The card of a record that a sentence only names, or else the one that the search is sure of. */
function cardFor(
  { site, namesIn, cards, frequent }: Desks,
  { text, words }: Sentence,
  { state, last, before }: { state: ChatState; last: Card | undefined; before?: string | undefined },
): Card | undefined {
  const named = namesIn(words).filter(({ kind }) => kind !== 'profile');
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const { vocabulary } = site.assistant;
  const says = (word: string) => !frequent.has(word) && !vocabulary.ofRecords.has(word);
  const others = words.filter((word, at) => !isNamed(at) && says(word)).length;
  const [first] = named;
  const inDanger = isGoingOn(state);
  const isBack = (last !== undefined || before !== undefined) && pointsBack(words, vocabulary);
  const plans = [...new Set(named.filter(({ kind }) => kind === 'plan').map(({ id }) => id))];
  const [one, other] = plans;
  const isPriced = words.some((word) => vocabulary.price.has(word)) || /\d/.test(text);
  if (isBack && last?.subject === 'features' && plans.length === 1) return last;
  if (!isPriced && plans.length === 2) return cards.byId(`plan:${one}-${other}`) ?? cards.byId(`plan:${other}-${one}`);
  if (named.length === 0 && others === 0 && state.quote?.plan && /\binclude/.test(text))
    return cards.byId(`plan:${state.quote.plan}`);
  if (!isPriced && (plans.length === 1 || words.some((word) => vocabulary.plan.has(word)))) {
    const isPlan = (at: number) => named.some(({ kind, from, to }) => kind === 'plan' && at >= from && at < to);
    const content = words.filter((word, at) => !isPlan(at) && says(word)).join(' ');
    const feature = content && cards.feature(content);
    if (feature) return feature;
  }
  if (first && others === 0 && !inDanger && new Set(named.map(({ from }) => from)).size === 1) {
    const card =
      cards.byId(`${first.kind}:${first.id}`) ??
      cards.byId(`${first.kind === 'planService' ? 'service' : first.kind}:${first.id}:about`);
    if (card && !isPriced) return card;
  }
  const card = cards.sure(text, { last, fewest: inDanger ? fewestInDanger : undefined, pointsBack: isBack });
  // That we know an industry, or what a service is, answers no question about something else.
  const isAbout = card?.id.endsWith(':about');
  const mostBeside = card?.id.startsWith('industry:') ? 1 : 0;
  return isAbout && (others > mostBeside || inDanger) ? undefined : card;
}

/** The nearest questions as buttons; in French a page, or how to reach us. */
function unsure(
  { site, texts, cards, emergency }: Desks,
  { text, before }: { text: string; before?: string | undefined },
  state: ChatState,
  language: Language,
): Answer {
  const going = emergency.goingOn(state, language);
  if (going) return going;
  const phone = site.provider.phone.display;
  const near = cards.near(text, most.near, before);
  const { talk } = texts(language);
  if (language === 'fr') {
    const isContact = wordsOf(text).some((word) => site.assistant.vocabulary.contact.has(word));
    if (isContact) return { text: fill(talk.contact, { phone, email: site.provider.email }), askPerson: true };
    const [first] = near;
    return { text: talk.otherQuestions, links: first?.links ?? [], askPerson: true, isUnsure: true };
  }
  return {
    text: fill(near.length > 0 ? talk.oneOfThese : talk.nothingNear, { phone }),
    suggestions: near.length > 0 ? near.map(({ question }) => question) : site.chat.starters,
    askPerson: true,
    isUnsure: true,
    cards: near.map(({ id }) => id),
    state: {},
  };
}
