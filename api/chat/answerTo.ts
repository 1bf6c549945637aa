import type { ChatState } from '../../data/requests/chatbot.ts';
import { fill } from '../../data/text/fill.ts';
import type { Card } from './card.ts';
import type { Desks } from './desks.ts';
import { noted, quoted } from './quoted.ts';
import { type Sentence, sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, fitting, joined, type Language } from './reply.ts';

/** So many questions are offered as buttons where none is sure, and so many parts of one message answered. */
const most = { near: 3, answers: 2 };

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
    const answer = isAside ? undefined : sure(desks, sentence, current, language);
    current = noted(desks, sentence, current);
    if (!answer || answers.some((one) => one.text === answer.text)) continue;
    current = { ...current, ...answer.state };
    // A quote that is changed by the next sentence is answered once, with both.
    if (answers.at(-1)?.chips && answer.chips) answers.pop();
    answers.push(answer);
    if (answers.length === most.answers) break;
  }
  const [first, second] = answers;
  const whole = !first && sentences.length > 1 ? sure(desks, wholeOf(text, sentences), state, language) : undefined;
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
function sure(desks: Desks, sentence: Sentence, state: ChatState, language: Language): Answer | undefined {
  const { site, places, hours, cards } = desks;
  const place = places.answer(sentence, language, { isAsked: state.asked === 'place' });
  if (place) return place;
  const open = hours(sentence, language);
  const last = cards.byId(state.card);
  const card = language === 'en' ? cardFor(desks, sentence, last) : undefined;
  if (open && (!card || sentence.words.some((word) => site.assistant.vocabulary.open.has(word)))) return open;
  const quote = quoted(desks, sentence, { state, last }, language);
  if (quote) return quote;
  return card ? { ...cards.answer(card), text: fitting(card.answer, sentence.text) } : open;
}

/** The card of a record that a sentence only names, or else the one that the search is sure of. */
function cardFor(
  { site, namesIn, cards, frequent }: Desks,
  { text, words }: Sentence,
  last: Card | undefined,
): Card | undefined {
  const named = namesIn(words).filter(({ kind }) => kind !== 'profile');
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const others = words.filter(
    (word, at) => !isNamed(at) && !frequent.has(word) && !site.assistant.vocabulary.ofRecords.has(word),
  ).length;
  const [first] = named;
  if (first && others === 0 && new Set(named.map(({ from }) => from)).size === 1) {
    const card =
      cards.byId(`${first.kind}:${first.id}`) ??
      cards.byId(`${first.kind === 'planService' ? 'service' : first.kind}:${first.id}:about`);
    if (card && !/price|cost/.test(text)) return card;
  }
  const card = cards.sure(text, last);
  // That we know an industry answers no question about something else.
  return card?.id.startsWith('industry:') && card.id.endsWith(':about') && others > 1 ? undefined : card;
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
