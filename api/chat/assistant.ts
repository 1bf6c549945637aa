import type { ChatbotRequest, ChatReply, ChatState } from '../../data/rules/requests/chatbot.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { normalizeText } from '../../data/rules/search/normalizeText.ts';
import { fill } from '../../data/rules/text/fill.ts';
import type { QuestionTopic } from '../db/questionTopic.ts';
import { answerTo } from './answerTo.ts';
import { makeExperts } from './experts.ts';
import { fixedAnswer } from './fixedAnswer.ts';
import { cardId } from './card.ts';
import type { Named } from './names.ts';
import { readPeople } from './quote/readPeople.ts';
import { languageOf } from './read/language.ts';
import { mask } from '../mask.ts';
import { wordsOf } from './read/sentences.ts';
import { type Answer, type Draft, kept, type Language, replyOf } from './reply.ts';

/** A visitor's message, and the address of the page where the chat is open, which may be unknown. */
type AssistantRequest = ChatbotRequest & { page?: string };

/** A reply, with what else is done about it. */
interface Considered {
  reply: ChatReply;
  /** A question without a sure answer, for the owner's list, with what was offered for it. */
  unsure?: { question: string; topic: QuestionTopic };
  /** What a language model may word the reply from; undefined where it must not: emergencies, fixed replies, French, personal details. */
  draft?: Draft;
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
}

/** No more of a text is recognized: one of any length would take processor time for each word. */
const maxRecognizedLength = 1200;

/** A language model is shown so many cards. */
const maxCardsForModel = 12;

/** The assistant of one site: experts that are asked in order, each of which answers what it is sure of. */
export function makeAssistant(site: Site, { now = () => new Date() }: { now?: () => Date } = {}): Assistant {
  const experts = makeExperts(site, now);
  const { texts, namesIn, places, cards } = experts;
  const phone = site.provider.phone.display;

  function consider({ message, conversation = [], state: given = {}, page }: AssistantRequest): Considered {
    const { text, personal } = mask(message);
    const language = languageOf(text, site.assistant.vocabulary) ?? given.language ?? 'en';
    // What was spoken of goes before what the page is about.
    const state = given.quote || !page ? given : { ...ofPage(page, site), ...given };
    if (language === 'other')
      return { reply: replyOf({ text: fill(texts('en').talk.otherLanguage, { phone }), askPerson: true }) };
    const before = lastOf(conversation);
    const fixed = fixedAnswer(experts, { message: message.trim(), text, personal }, { state, language, before });
    if (fixed) {
      const { oneOfThese, noMore } = texts('en').talk;
      const offered = [oneOfThese, noMore].some((text) => conversation.at(-1)?.content === fill(text, { phone }));
      const [pressed] = offered ? (fixed.cards ?? []) : [];
      const question = mask(before ?? '').text;
      return {
        reply: replyOf({ ...fixed, state: withLanguage(fixed.state, language) }, language),
        ...(pressed && question ? { unsure: { question, topic: topicOf(pressed, true) } } : {}),
      };
    }
    const answer = answerTo(experts, text, { state, language, before: mask(before ?? '').text || undefined });
    const after = { ...answer, state: withLanguage({ ...kept(state), ...answer.state }, language) };
    const isPrivate = Object.values(personal).some(Boolean);
    return {
      reply: replyOf(after, language),
      ...(answer.isUnsure ? { unsure: { question: text, topic: topicOf(answer.cards?.[0]) } } : {}),
      ...(language === 'en' && !isPrivate && !answer.chips
        ? { draft: { question: text, answer: after, cards: experts.cards.near(text, maxCardsForModel) } }
        : {}),
    };
  }

  return {
    consider,
    replyOf,
    recognize: (whole) => {
      // Some characters are many once they are normalized.
      const text = normalizeText(whole.slice(0, maxRecognizedLength)).slice(0, maxRecognizedLength);
      const words = wordsOf(text);
      // Of several lines that give a number the last counts.
      const counted = text
        .split('\n')
        .map((line) => readPeople(wordsOf(line), site.assistant.vocabulary).filter(({ of }) => of === 'people'))
        .findLast((people) => people.length > 0);
      const total = counted?.reduce((sum, { count }) => sum + count, 0) ?? 0;
      return { records: namesIn(words), places: places.named(text), people: total };
    },
    cardQuestion: (id) => cards.byId(id)?.question,
  };
}

/** The last message of the visitor. */
const lastOf = (conversation: NonNullable<ChatbotRequest['conversation']>): string | undefined =>
  conversation.findLast(({ role }) => role === 'user')?.content;

const topicOf = (card = 'unknown', isPressed = false): QuestionTopic => ({ card, isPressed });

const withLanguage = (state: ChatState = {}, language: Language): ChatState =>
  language === 'fr' ? { ...state, language } : state;

/** What the page says of the visitor: an industry's page means that industry, a service's page that service. */
function ofPage(page: string, { industries, services, planServices }: Site): ChatState {
  const { pathname, searchParams } = URL.canParse(page) ? new URL(page) : new URL('https://none.invalid');
  const parts = pathname.split('/');
  const chosen = searchParams.get('industry');
  const industry = industries.find(({ slug }) => parts.includes(slug));
  const service =
    services.find(({ id }) => parts.includes(id))?.id ?? planServices.find(({ slug }) => parts.includes(slug))?.slug;
  const profile = (service === undefined ? industry?.pricingProfile : undefined) ?? chosen;
  return { ...(profile ? { quote: { profile } } : {}), ...(service ? { card: cardId.service(service, 'about') } : {}) };
}
