import type { ChatbotRequest, ChatReply, ChatState } from '../../data/requests/chatbot.ts';
import type { Site } from '../../data/schema/site.ts';
import { fill } from '../../data/text/fill.ts';
import type { QuestionTopic } from '../db/questionTopic.ts';
import type { Card } from './cards/card.ts';
import { makeCards } from './cards/cards.ts';
import { makeHours } from './facts/hours.ts';
import { makePlaces } from './facts/places.ts';
import { makeEmergencyDesk } from './guard/emergencyDesk.ts';
import { makeGuard } from './guard/guard.ts';
import { makeNames, type Named } from './names.ts';
import { makeQuoteDesk } from './quote/quoteDesk.ts';
import { readPeople } from './quote/readPeople.ts';
import { type Chips, readQuote, validChips } from './quote/readQuote.ts';
import { languageOf } from './read/language.ts';
import { mask, type Personal } from './read/mask.ts';
import { type Sentence, sentencesOf, wordsOf } from './read/sentences.ts';
import { type Answer, joined, type Language, type Texts } from './reply.ts';
import { makeSiteWords } from './siteWords.ts';

/** A visitor's message, and the address of the page where the chat is open, which may be unknown. */
type AssistantRequest = ChatbotRequest & { page?: string };

/** A reply, with what else is done about it. */
export interface Considered {
  reply: ChatReply;
  /** A question without a sure answer, for the owner's list, with what was offered for it. */
  unsure?: { question: string; topic: QuestionTopic };
  /** What a language model may word the reply from; undefined where it must not: emergencies, fixed replies, French, personal details. */
  draft?: { question: string; answer: Answer; cards: readonly Card[] };
}

export interface Assistant {
  /** The reply to a message. Never throws, whatever the message holds. */
  consider(request: AssistantRequest): Considered;
  /** Makes the reply of an answer that a language model worded. */
  replyOf(answer: Answer): ChatReply;
  /** The records that a text names, and the number of people that it speaks of; 0 for none. */
  recognize(text: string): {
    records: readonly Pick<Named, 'kind' | 'id'>[];
    places: readonly string[];
    people: number;
  };
  /** The question of a card, by its id. */
  cardQuestion(id: string): string | undefined;
  /** Whether a word is part of the site or of everyday language; with `asName`, whether the site capitalizes it inside a sentence. */
  knows(word: string, asName?: boolean): boolean;
}

/** So many questions are offered as buttons where none is sure, and so many parts of one message answered. */
const most = { near: 3, answers: 2 };
/** A language model is shown so many cards. */
const mostForModel = 12;

/** The assistant of one site: desks that are asked in order, each of which answers what it is sure of. */
export function makeAssistant(site: Site, { now = () => new Date() }: { now?: () => Date } = {}): Assistant {
  const { vocabulary, emergencies, scripts } = site.assistant;
  const { assistant: english, assistantFrench: french } = site.messages;
  const texts = (language: Language): Texts => (language === 'fr' ? (french as unknown as Texts) : english);
  const frequent = new Set([...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]);
  const phone = site.provider.phone.display;
  const alarm = makeGuard({ emergencies, scripts, vocabulary });
  const emergency = makeEmergencyDesk(site, texts);
  const namesIn = makeNames(site);
  const quote = makeQuoteDesk(site, texts);
  const hours = makeHours(site, texts, now);
  const places = makePlaces(site, texts);
  const cards = makeCards(site, frequent);
  const siteWords = makeSiteWords(site, frequent);
  const hasPlans = site.pricing.plans.length > 0;

  /** What a sentence asks of a quote; undefined where something else is asked. */
  function quoted({ words }: Sentence, { quote: before, asked }: ChatState, language: Language): Answer | undefined {
    if (!hasPlans) return undefined;
    const chips = validChips(before, site.pricing);
    const reading = readQuote(words, namesIn(words), chips, {
      vocabulary,
      pricing: site.pricing,
      isAnswer: asked === 'people',
    });
    const isAboutUs = words.includes('you') && !reading.asksPrice && !reading.isEdit;
    const isChange =
      before !== undefined && (before.people !== undefined || asked === 'people') && reading.isNamed && !isAboutUs;
    const rest = reading.rest.length;
    const isOther = namesService(words) && !reading.hasPeople && !isChange;
    const alone =
      reading.hasPeople && reading.asksPrice && namesService(words) && !isChange
        ? ofService(words, reading.chips, language)
        : undefined;
    if (alone) return alone;
    const goesOn = before?.people !== undefined && reading.isAboutQuote;
    const isWhole = rest === 0 && (reading.hasPeople || isChange || goesOn || (reading.asksPrice && !isOther));
    const isClear = rest <= 2 && reading.hasPeople && (reading.asksPrice || isChange) && !isOther;
    return isWhole || isClear ? quote.answer(reading.chips, language, reading.others) : undefined;
  }

  /** Whether a service by itself is meant, which has its own price. */
  const namesService = (words: readonly string[]): boolean => {
    const named = namesIn(words);
    return named.some(({ kind }) => kind === 'service') && !named.some(({ kind }) => kind === 'plan');
  };

  /** The price of a service by itself for the people of a quote. */
  function ofService(words: readonly string[], { people = 0 }: Chips, language: Language): Answer | undefined {
    const named = namesIn(words);
    const id = named.find(({ kind }) => kind === 'service')?.id ?? '';
    return quote.service(id, people, named.find(({ kind }) => kind === 'addOn')?.id, language);
  }

  /** What one sentence is sure to be answered with. */
  function sure(sentence: Sentence, state: ChatState, language: Language): Answer | undefined {
    const place = places.answer(sentence, language, { isAsked: state.asked === 'place' });
    if (place) return place;
    const open = hours(sentence, language);
    const card = language === 'en' ? cards.sure(sentence.text, cards.byId(state.card)) : undefined;
    if (open && (!card || sentence.words.some((word) => vocabulary.open.has(word)))) return open;
    return quoted(sentence, state, language) ?? (card ? cards.answer(card) : open);
  }

  function unsure(text: string, language: Language): Answer {
    const near = cards.near(text, most.near);
    const { talk } = texts(language);
    if (language === 'fr') {
      const isContact = wordsOf(text).some((word) => talk.contactWords.split(' ').includes(word));
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

  function answerTo(sentences: readonly Sentence[], text: string, state: ChatState, language: Language): Answer {
    const answers: Answer[] = [];
    let current = state;
    for (const sentence of sentences) {
      const answer = sure(sentence, current, language);
      if (!answer || answers.some((one) => one.text === answer.text)) continue;
      current = { ...current, ...answer.state };
      // A quote that is changed by the next sentence is answered once, with both.
      if (answers.at(-1)?.chips && answer.chips) answers.pop();
      answers.push(answer);
      if (answers.length === most.answers) break;
    }
    const [first, second] = answers;
    if (!first)
      return (sentences.length > 1 ? sure(wholeOf(text), state, language) : undefined) ?? unsure(text, language);
    return second ? joined(first, second) : first;
  }

  const wholeOf = (text: string): Sentence => {
    const { words, stems, isQuestion } = joinedSentence(sentencesOf(text, vocabulary));
    return { text, words, stems, isQuestion };
  };

  function consider({ message, conversation = [], state: given = {}, page }: AssistantRequest): Considered {
    const { text, personal } = mask(message);
    const language = languageIn(text, given.language, vocabulary);
    const state = given.quote || !page ? given : { ...given, ...ofPage(page, site) };
    if (language === 'other')
      return { reply: replyOf({ text: fill(english.talk.otherLanguage, { phone }), askPerson: true }) };
    const fixed = fixedAnswer(message.trim(), text, personal, state, language, lastOf(conversation, 'user'));
    if (fixed) {
      const offered = conversation.at(-1)?.content === fill(english.talk.oneOfThese, { phone });
      const [pressed] = offered ? (fixed.cards ?? []) : [];
      const before = mask(lastOf(conversation, 'user') ?? '').text;
      return {
        reply: replyOf({ ...fixed, state: withLanguage(fixed.state, language) }, language),
        ...(pressed && before ? { unsure: { question: before, topic: topicOf(pressed, true) } } : {}),
      };
    }
    const sentences = sentencesOf(text, vocabulary);
    const answer = answerTo(sentences, text, state, language);
    const after = { ...answer, state: withLanguage({ ...kept(state), ...answer.state }, language) };
    const isPrivate = Object.values(personal).some(Boolean);
    return {
      reply: replyOf(after, language),
      ...(answer.isUnsure ? { unsure: { question: text, topic: topicOf(answer.cards?.[0]) } } : {}),
      ...(language === 'en' && !isPrivate && !answer.chips
        ? { draft: { question: text, answer: after, cards: cards.near(text, mostForModel) } }
        : {}),
    };
  }

  /**
   * What comes before any question is looked up: buttons, secrets, emergencies, fixed replies, small talk.
   * @param said as the visitor or a button wrote it @param text the same without personal details
   */
  function fixedAnswer(
    said: string,
    text: string,
    personal: Personal,
    state: ChatState,
    language: Language,
    before?: string,
  ): Answer | undefined {
    const { talk } = texts(language);
    if (personal.password || personal.number) return { text: talk.secret, state: kept(state) };
    const about = emergency.said(said, state, language);
    if (about === 'question') return { ...answerTo(sentencesOf(before ?? '', vocabulary), before ?? '', {}, language) };
    if (about) return about;
    const pressed = quote.choices(said, validChips(state.quote, site.pricing), language);
    if (pressed) return pressed;
    const asked = cards.asked(said);
    if (asked) return { ...cards.answer(asked), state: { ...kept(state), card: asked.id } };
    const sentences = sentencesOf(text, vocabulary);
    const heard = alarm(sentences);
    const isAnswered = heard?.kind === 'emergency' && !heard.isSure && cards.sure(text) !== undefined;
    if (heard && !isAnswered)
      return heard.kind === 'script'
        ? { text: (language === 'fr' && heard.script.french) || heard.script.text, askPerson: heard.script.askPerson }
        : emergency.answer(heard.emergency, heard.isSure, language);
    if (personal.phone || personal.email) return { text: talk.details, askPerson: true, state: kept(state) };
    return smallTalk(wordsOf(text), texts(language), phone);
  }

  return {
    consider,
    replyOf,
    recognize: (text) => {
      const words = wordsOf(text);
      const people = readPeople(words, vocabulary).reduce(
        (sum, { of, count }) => sum + (of === 'people' ? count : 0),
        0,
      );
      return { records: namesIn(words), places: places.named(text), people };
    },
    cardQuestion: (id) => cards.byId(id)?.question,
    knows: siteWords,
  };
}

const topicOf = (card = 'unknown', isPressed = false): QuestionTopic => ({
  intent: card,
  records: isPressed ? ['choice pressed'] : [],
});

const lastOf = (
  conversation: NonNullable<ChatbotRequest['conversation']>,
  role: 'user' | 'assistant',
): string | undefined => conversation.findLast((one) => one.role === role)?.content;

/** A quote goes on through other questions; what was asked and an emergency do not. */
const kept = ({ quote }: ChatState): ChatState => (quote ? { quote } : {});
const withLanguage = (state: ChatState = {}, language: Language): ChatState =>
  language === 'fr' ? { ...state, language } : state;

function joinedSentence(all: readonly Sentence[]): Omit<Sentence, 'text'> {
  return {
    words: all.flatMap(({ words }) => words),
    stems: all.flatMap(({ stems }) => stems),
    isQuestion: all.some(({ isQuestion }) => isQuestion),
  };
}

function languageIn(
  text: string,
  before: Language | undefined,
  vocabulary: Site['assistant']['vocabulary'],
): Language | 'other' {
  const own = languageOf(text, vocabulary);
  return own ?? before ?? 'en';
}

/** What the page says of the visitor: an industry's page means that industry, a service's page that service. */
function ofPage(page: string, { industries, services, planServices }: Site): ChatState {
  const { pathname, searchParams } = URL.canParse(page) ? new URL(page) : new URL('https://none.invalid');
  const parts = pathname.split('/');
  const chosen = searchParams.get('industry');
  const industry = industries.find(({ slug }) => parts.includes(slug));
  const service =
    services.find(({ id }) => parts.includes(id))?.id ?? planServices.find(({ slug }) => parts.includes(slug))?.slug;
  return {
    ...(chosen ? { quote: { profile: chosen } } : {}),
    ...(industry && service === undefined ? { quote: { profile: industry.pricingProfile } } : {}),
    ...(service ? { card: `service:${service}:about` } : {}),
  };
}

/** A greeting, thanks and the like, where nothing else is said. */
function smallTalk(words: readonly string[], { talk }: Texts, phone: string): Answer | undefined {
  const is = (list: string) => words.length > 0 && words.every((word) => list.split(' ').includes(word));
  const kinds = [
    [talk.greetingWords, talk.greeting],
    [talk.howAreYouWords, talk.howAreYou],
    [talk.thanksWords, talk.thanks],
    [talk.goodbyeWords, fill(talk.goodbye, { phone })],
    [talk.yesWords, talk.yesWhat],
    [talk.noWords, talk.noWhat],
  ] as const;
  const text = words.length === 0 ? fill(talk.nonsense, { phone }) : kinds.find(([list]) => is(list))?.[1];
  return text === undefined ? undefined : { text };
}

/** The reply as the API sends it. */
function replyOf(
  { text, links = [], actions = [], suggestions = [], chips = [], askPerson, state, isEnglish }: Answer,
  language: Language = 'en',
): ChatReply {
  return {
    response: text,
    ...(links.length > 0
      ? { links: links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at) }
      : {}),
    ...(actions.length > 0 ? { actions } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(chips.length > 0 ? { chips } : {}),
    ...(state && Object.keys(state).length > 0 ? { state } : {}),
    ...(language === 'fr' && !isEnglish ? { lang: 'fr' as const } : {}),
    ...(askPerson ? { handOver: true } : {}),
  };
}
