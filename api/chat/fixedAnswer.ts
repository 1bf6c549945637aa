import type { ChatState } from '../../data/requests/chatbot.ts';
import { fill } from '../../data/text/fill.ts';
import { answerOf, answerTo } from './answerTo.ts';
import type { Desks } from './desks.ts';
import { validChips } from './quote/readQuote.ts';
import type { Personal } from './read/mask.ts';
import { sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, kept, type Language } from './reply.ts';

/** A message. */
interface Written {
  /** As the visitor or a button wrote it. */
  said: string;
  /** Without personal details. */
  text: string;
  personal: Personal;
  /** The visitor's message before. */
  before?: string | undefined;
}

/**
 * What comes before any question is looked up: buttons, secrets, emergencies, fixed replies, small talk.
 */
export function fixedAnswer(
  desks: Desks,
  { said, text, personal, before = '' }: Written,
  state: ChatState,
  language: Language,
): Answer | undefined {
  const { site, texts, emergency, quote, cards, alarm } = desks;
  const { talk } = texts(language);
  if (personal.password || personal.number) return { text: talk.secret, state: kept(state) };
  const about = emergency.said(said, state, language);
  if (about === 'question') return answerTo(desks, { text: before }, {}, language);
  if (about) return about;
  const pressed = quote.choices(said, validChips(state.quote, site.pricing), language);
  if (pressed) return pressed;
  const asked = cards.asked(said);
  if (asked) {
    const answer = answerOf(desks, asked, state);
    return { ...answer, state: { ...kept(state), ...answer.state } };
  }
  const sentences = sentencesOf(text, site.assistant.vocabulary);
  const heard = alarm(sentences);
  const isAnswered = heard?.kind === 'emergency' && !heard.isSure && cards.sure(text) !== undefined;
  if (heard && !isAnswered)
    return heard.kind === 'script'
      ? { text: (language === 'fr' && heard.script.french) || heard.script.text, askPerson: heard.script.askPerson }
      : emergency.answer(heard.emergency, heard.isSure, language);
  if (personal.phone || personal.email) return { text: talk.details, askPerson: true, state: kept(state) };
  const isQuestion = sentences.some((sentence) => sentence.isQuestion);
  return smallTalk(desks, wordsOf(text), { isQuestion }, language);
}

/** A greeting, thanks and the like, where nothing else is said. */
function smallTalk(
  { site, texts, frequent }: Desks,
  words: readonly string[],
  { isQuestion }: { isQuestion: boolean },
  language: Language,
): Answer | undefined {
  const { talk } = texts(language);
  const phone = site.provider.phone.display;
  const own = site.assistant.vocabulary.smallTalk;
  if (words.length === 0) return { text: fill(talk.nonsense, { phone }) };
  const kinds = [
    [own.greeting, talk.greeting],
    [own.howAreYou, talk.howAreYou],
    [own.thanks, talk.thanks],
    [own.goodbye, fill(talk.goodbye, { phone })],
    [own.yes, talk.yesWhat],
    [own.no, talk.noWhat],
  ] as const;
  const text = kinds.find(([list]) => words.every((word) => list.has(word)))?.[1];
  if (text !== undefined) return { text };
  const small = [own.goodbye, own.thanks, own.howAreYou, own.greeting].find((list) =>
    words.some((word) => list.has(word)),
  );
  const isSmall = small !== undefined && words.every((word) => kinds.some(([list]) => list.has(word)));
  if (isSmall && !isQuestion) return { text: kinds.find(([list]) => list === small)?.[1] ?? talk.greeting };
  const isThanks =
    words.some((word) => own.gratitude.has(word)) && words.every((word) => own.thanks.has(word) || frequent.has(word));
  return isThanks && !isQuestion ? { text: talk.thanks } : undefined;
}
