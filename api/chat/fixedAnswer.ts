import { fill } from '../../data/rules/text/fill.ts';
import { answerOf, answerTo } from './answerTo.ts';
import type { Experts, Turn } from './experts.ts';
import { validChips } from './quote/readQuote.ts';
import type { Personal } from '../mask.ts';
import { sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, joined, kept, type Language } from './reply.ts';

/** A message as it was written, the same without personal details, and which it had. */
type Written = { message: string; text: string; personal: Personal };

/** What comes before any question is looked up: secrets, buttons, emergencies, fixed replies, small talk. */
export function fixedAnswer(experts: Experts, { message, text, personal }: Written, turn: Turn): Answer | undefined {
  const { state, language, before = '' } = turn;
  const { site, texts, emergency, quote, cards, alarm } = experts;
  const { talk } = texts(language);
  const sentences = sentencesOf(text, site.assistant.vocabulary);
  const heard = alarm(sentences);
  if (personal.password || personal.number) {
    const secret = {
      text: talk.secret,
      state: { ...kept(state), ...(state.emergency && { emergency: state.emergency }) },
    };
    // "We were hacked, my password was …"
    const isSure = heard?.kind === 'emergency' && heard.isSure;
    return isSure ? joined(secret, emergency.answer(heard.emergency, true, language)) : secret;
  }
  const about = emergency.replyTo(message, state, language);
  if (about === 'question') return answerTo(experts, before, { state: {}, language });
  if (about) return about;
  const pressed = quote.choices(message, validChips(state.quote, site.pricing), language);
  if (pressed) return pressed;
  const asked = cards.asked(message);
  if (asked) {
    const answer = answerOf(experts, asked, state);
    return { ...answer, state: { ...kept(state), ...answer.state } };
  }
  const isAnswered = heard?.kind === 'emergency' && !heard.isSure && cards.sure(text) !== undefined;
  if (heard && !isAnswered)
    return heard.kind === 'script'
      ? { text: (language === 'fr' && heard.script.french) || heard.script.text, askPerson: heard.script.askPerson }
      : emergency.answer(heard.emergency, heard.isSure, language);
  if (personal.phone || personal.email) return { text: talk.details, askPerson: true, state: kept(state) };
  const isQuestion = sentences.some((sentence) => sentence.isQuestion);
  return smallTalk(experts, wordsOf(text), { isQuestion }, language);
}

/** A greeting, thanks and the like, where nothing else is written. */
function smallTalk(
  { site, texts, frequent }: Experts,
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
  const whole = kinds.find(([list]) => words.every((word) => list.has(word)));
  if (whole || isQuestion) return whole && { text: whole[1] };
  const isThanks =
    words.some((word) => own.gratitude.has(word)) && words.every((word) => own.thanks.has(word) || frequent.has(word));
  if (isThanks) return { text: talk.thanks };
  const countOf = ([list]: (typeof kinds)[number]) => words.filter((word) => list.has(word)).length;
  const isSmall = words.every((word) => kinds.some(([list]) => list.has(word)));
  const last = isSmall ? kinds.slice(0, 4).toSorted((a, b) => countOf(b) - countOf(a))[0] : undefined;
  return last && { text: last[1] };
}
