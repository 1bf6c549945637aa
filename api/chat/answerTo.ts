import type { ChatState } from '../../data/requests/chatbot.ts';
import { fill } from '../../data/text/fill.ts';
import type { Desks } from './desks.ts';
import type { Named } from './names.ts';
import { readQuote, validChips } from './quote/readQuote.ts';
import { type Sentence, sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, joined, type Language } from './reply.ts';

/** So many questions are offered as buttons where none is sure, and so many parts of one message answered. */
const most = { near: 3, answers: 2 };

/** The answers to the sentences of a text, at most two; the nearest questions where none is sure. */
export function answerTo(desks: Desks, text: string, state: ChatState, language: Language): Answer {
  const sentences = sentencesOf(text, desks.site.assistant.vocabulary);
  const answers: Answer[] = [];
  let current = state;
  for (const sentence of sentences) {
    const answer = sure(desks, sentence, current, language);
    if (!answer || answers.some((one) => one.text === answer.text)) continue;
    current = { ...current, ...answer.state };
    // A quote that is changed by the next sentence is answered once, with both.
    if (answers.at(-1)?.chips && answer.chips) answers.pop();
    answers.push(answer);
    if (answers.length === most.answers) break;
  }
  const [first, second] = answers;
  if (!first)
    return (
      (sentences.length > 1 ? sure(desks, wholeOf(text, sentences), state, language) : undefined) ??
      unsure(desks, text, language)
    );
  return second ? joined(first, second) : first;
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
  const card = language === 'en' ? cards.sure(sentence.text, cards.byId(state.card)) : undefined;
  if (open && (!card || sentence.words.some((word) => site.assistant.vocabulary.open.has(word)))) return open;
  return quoted(desks, sentence, state, language) ?? (card ? cards.answer(card) : open);
}

/** What a sentence asks of a quote; undefined where something else is asked. */
function quoted(
  { site, namesIn, quote }: Desks,
  { words }: Sentence,
  { quote: before, asked }: ChatState,
  language: Language,
): Answer | undefined {
  const { pricing, assistant } = site;
  const { vocabulary } = assistant;
  if (pricing.plans.length === 0) return undefined;
  const named = namesIn(words);
  const isService = namesService(named);
  const chips = validChips(before, pricing);
  const reading = readQuote(words, named, chips, {
    vocabulary,
    pricing,
    isAnswer: asked === 'people',
  });
  const isAboutUs = words.includes('you') && !reading.asksPrice && !reading.isEdit;
  const isChange =
    before !== undefined && (before.people !== undefined || asked === 'people') && reading.isNamed && !isAboutUs;
  const rest = reading.rest.length;
  const isOther = isService && !reading.hasPeople && !isChange;
  const alone =
    reading.hasPeople && reading.asksPrice && isService && !isChange
      ? quote.service({ ...serviceIn(named), people: reading.chips.people ?? 0 }, language)
      : undefined;
  if (alone) return alone;
  const goesOn = before?.people !== undefined && reading.isAboutQuote;
  const isWhole = rest === 0 && (reading.hasPeople || isChange || goesOn || (reading.asksPrice && !isOther));
  const isClear = rest <= 2 && reading.hasPeople && (reading.asksPrice || isChange) && !isOther;
  return isWhole || isClear ? quote.answer(reading.chips, language, reading.others) : undefined;
}

/** Whether a service by itself is meant, which has its own price. */
const namesService = (named: readonly Named[]): boolean =>
  named.some(({ kind }) => kind === 'service') && !named.some(({ kind }) => kind === 'plan');

const serviceIn = (named: readonly Named[]) => ({
  id: named.find(({ kind }) => kind === 'service')?.id ?? '',
  addOnId: named.find(({ kind }) => kind === 'addOn')?.id,
});

/** The nearest questions as buttons; in French a page, or how to reach us. */
function unsure({ site, texts, cards }: Desks, text: string, language: Language): Answer {
  const phone = site.provider.phone.display;
  const near = cards.near(text, most.near);
  const { talk } = texts(language);
  if (language === 'fr') {
    const isContact = wordsOf(text).some((word) => site.assistant.vocabulary.contact.has(word));
    if (isContact) return { text: fill(talk.contact, { phone, email: site.provider.email }), askPerson: true };
    const [first] = near;
    return { text: talk.otherQuestions, links: first?.links ?? [], askPerson: true, isUnsure: true };
  }
  return {
    text: fill(near.length > 0 ? talk.oneOfThese : talk.nothingNear, { phone }),
    suggestions: near.map(({ question }) => question),
    askPerson: true,
    isUnsure: true,
    cards: near.map(({ id }) => id),
    state: {},
  };
}
