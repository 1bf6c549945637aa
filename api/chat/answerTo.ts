import type { ChatState } from '../../data/rules/requests/chatbot.ts';
import { fill } from '../../data/rules/text/fill.ts';
import { type Card, cardId } from './card.ts';
import { cardFor } from './cardFor.ts';
import type { Experts, Turn } from './experts.ts';
import { quoteAnswer, withFirmOf } from './quoteAnswer.ts';
import { pointsBack, type Sentence, sentenceOf, sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, fitting, isGoingOn, joined } from './reply.ts';

/** So many questions are offered as buttons where none is sure, and so many parts of one message answered. */
const most = { near: 3, answers: 2 };

/** The answers to the sentences of a text, at most two; the nearest questions where none is sure. */
export function answerTo(experts: Experts, text: string, turn: Turn): Answer {
  const { vocabulary } = experts.site.assistant;
  const sentences = sentencesOf(text, vocabulary, { atCommas: true });
  const answers: Answer[] = [];
  let { state } = turn;
  const questions = sentences.filter(({ isQuestion }) => isQuestion);
  for (const sentence of sentences) {
    // What a statement tells of the firm counts for the questions beside it, and asks nothing.
    const isAside = questions.length > 0 && !sentence.isQuestion;
    const answer = isAside ? undefined : sure(experts, sentence, { ...turn, state });
    state = withFirmOf(experts, sentence, state);
    if (!answer || answers.some((one) => one.text === answer.text)) continue;
    state = { ...state, ...answer.state };
    // A quote that is changed by the next sentence is answered once, with both.
    if (answers.at(-1)?.chips && answer.chips) answers.pop();
    answers.push(answer);
    if (answers.length === most.answers) break;
  }
  const [first, second] = answers;
  const whole = !first && sentences.length > 1 ? sure(experts, sentenceOf(text, vocabulary), turn) : undefined;
  const asked = questions.length > 0 ? questions.map((one) => one.text).join(' ') : text;
  const answer = first && second ? joined(first, second) : (first ?? whole ?? unsure(experts, asked, turn));
  return { ...answer, state: { ...(state.quote ? { quote: state.quote } : {}), ...answer.state } };
}

/** What one sentence is sure to be answered with. */
function sure(experts: Experts, sentence: Sentence, given: Turn): Answer | undefined {
  const { site, places, hours, cards, emergency } = experts;
  const { vocabulary } = site.assistant;
  const { state, language } = given;
  if (isGoingOn(state) && emergency.isDanger(state)) return undefined;
  const place = places.answer(sentence, language, { isAsked: state.asked === 'place' });
  if (place) return place;
  const turn: Turn = { ...given, last: lastOf(experts, state) };
  const open = isGoingOn(state) && !sentence.isQuestion ? undefined : hours(sentence, language);
  const card = language === 'en' ? cardFor(experts, sentence, turn).card : undefined;
  if (open && (!card || sentence.words.some((word) => vocabulary.open.has(word)))) return open;
  if (card && card === turn.last && !/\d/.test(sentence.text)) return cards.answer(card);
  const quote = isNoQuote(experts, sentence, turn)
    ? undefined
    : quoteAnswer(experts, { ...sentence, words: places.without(sentence) }, turn, card !== undefined);
  if (quote || !card) return quote ?? open;
  return { ...answerOf(experts, card, state), text: fitting(card.answer, sentence.text, given.before !== undefined) };
}

/** Whether a sentence is about something else than a quote, whatever it counts or costs. */
function isNoQuote(
  { site, namesIn }: Experts,
  { text, words, isQuestion }: Sentence,
  { state, before, last }: Turn,
): boolean {
  const { vocabulary } = site.assistant;
  const asksPrice = words.some((word) => vocabulary.price.has(word));
  if (isGoingOn(state)) return !asksPrice;
  if (before === undefined || state.quote) return false;
  // "What does it cost" after a question that had no answer, or after a card that is about no price.
  const isOfPrices = last !== undefined && /^(?:plans|features|lists|faq:|industry:)/.test(last.subject);
  if (!isOfPrices && !/\d/.test(text) && pointsBack(words, vocabulary)) return true;
  // Who only tells how many they are, after a question about something else, goes on with that.
  const isStatement = state.asked !== 'people' && !isQuestion && !asksPrice;
  return isStatement && !namesIn(words).some(({ kind }) => kind === 'plan');
}

/** The answer of a card. Whoever asks whether we know an industry is taken to be in it: its rate holds for a price asked next. */
export function answerOf({ site, cards }: Experts, card: Card, { quote }: ChatState): Answer {
  const answer = cards.answer(card);
  const profile = site.industries.find(({ slug }) => card.id === cardId.industry(slug, 'about'))?.pricingProfile;
  return profile ? { ...answer, state: { ...answer.state, quote: { ...quote, profile } } } : answer;
}

/** The card that was answered last, or that of the industry whose rate a quote has. */
export function lastOf({ site, cards }: Experts, { card, quote }: ChatState): Card | undefined {
  const industry = site.industries.find(({ pricingProfile }) => pricingProfile === quote?.profile);
  return (
    cards.byId(card) ?? (quote?.profile && industry ? cards.byId(cardId.industry(industry.slug, 'about')) : undefined)
  );
}

/** The nearest questions as buttons; in French a page, or how to reach us. */
function unsure(experts: Experts, text: string, { state, before, language }: Turn): Answer {
  const { site, texts, cards, emergency } = experts;
  const going = emergency.goingOn(text, state, language);
  if (going) return going;
  const phone = site.provider.phone.display;
  const last = lastOf(experts, state);
  const near = cards.near(text, most.near, { last, before });
  const { talk } = texts(language);
  if (language === 'fr') {
    const isContact = wordsOf(text).some((word) => site.assistant.vocabulary.contact.has(word));
    if (isContact) return { text: fill(talk.contact, { phone, email: site.provider.email }), askPerson: true };
    const links = near[0]?.links ?? [];
    const unsure = links.length > 0 ? talk.otherQuestions : fill(talk.nothingNear, { phone });
    return { text: unsure, links, askPerson: true, isUnsure: true };
  }
  const isOfLast = last !== undefined && near.every(({ id }) => last.next.includes(id));
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
