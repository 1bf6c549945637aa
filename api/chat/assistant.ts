import { compileFacts } from '../../data/facts/compileFacts.ts';
import type { Fact } from '../../data/facts/fact.ts';
import { formatMoney } from '../../data/money/formatMoney.ts';
import type { Site } from '../../data/schema/site.ts';
import { words } from '../../data/search/words.ts';
import type { ChatbotRequest, ChatReply } from '../../data/requests/chatbot.ts';
import type { AnswerInput, AnswerTools, Texts } from './answers/answer.ts';
import { makeFallback } from './answers/fallback.ts';
import { makeAnswerers } from './answers/makeAnswerers.ts';
import { makeCards } from './cards/cards.ts';
import { type Classified, type IntentModel, makeClassifier } from './classify/classifier.ts';
import { makeComposer } from './compose.ts';
import { stateOfPage } from './context/pageContext.ts';
import type { DialogueState } from './context/state.ts';
import type { Decision } from './decide/decide.ts';
import type { Entity } from './extract/lexicon.ts';
import { namedIn } from './answers/named.ts';
import { thresholds } from './thresholds.ts';
import { isDanger, isRefusal } from './classify/groups.ts';
import type { IntentId } from './intents.ts';
import { candidateOf, candidatesOf } from './languageModel/candidates.ts';
import type { ChooserInput } from './languageModel/choose.ts';
import type { QuestionTopic } from '../db/questionTopic.ts';
import type { ReadMessage } from './read/readMessage.ts';
import { makeRetriever } from './retrieve/retriever.ts';
import { makeTurn } from './turn.ts';
import { makeUnderstanding, trainedIntentModel } from './understanding.ts';

/** A visitor's message, and the address of the page where the chat is open, which may be unknown. */
type AssistantRequest = ChatbotRequest & { page?: string };

/** A reply, and the input for a language model that may choose another one. */
interface Considered {
  reply: ChatReply;
  /** Undefined where the reply must not depend on a language model: emergencies, refusals, other languages, personal details. */
  chooserInput?: ChooserInput;
  /** The subject of a question without an answer, for the owner's list. */
  topic?: QuestionTopic;
  /** Makes the reply from the chosen candidates. */
  replyOf(ids: readonly string[]): ChatReply;
}

/** What a text is about, for somebody who reads it. */
export interface Recognized {
  records: readonly Entity[];
  people: number;
}

export interface Assistant {
  /** The reply to a message, given the visitor's earlier messages. Never throws, whatever the message contains. */
  reply(request: AssistantRequest): ChatReply;
  consider(request: AssistantRequest): Considered;
  /** Answers a few messages and discards the replies, so that the code is compiled before the first visitor's message. */
  warmUp(): void;
  /** The records that a text names, and the number of people that it speaks of; 0 for none. */
  recognize(text: string): Recognized;
  /** Whether a word is part of the site or of everyday language; with `asName`, whether the site capitalizes it inside a sentence. */
  knows(word: string, asName?: boolean): boolean;
}

/** Maximum number of the visitor's earlier messages to read; older ones are ignored. */
const maxReadTurns = 12;
/** Characters to read of the message and the earlier ones together: a turn of any length takes processor time for each. */
const maxReadCharacters = 8 * 1024;

/** The newest messages that have no more characters together. */
function newestWithin<Turn extends { content: string }>(turns: readonly Turn[], characters: number): Turn[] {
  let left = characters;
  const isRead = turns.toReversed().map(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
  return turns.filter((_, at) => isRead[turns.length - 1 - at]);
}

/** Intents whose first examples warm the assistant up: each uses a different answerer. */
const warmingIntents = new Set<string>(['price', 'danger-outage', 'address', 'do-you-do'] satisfies IntentId[]);

/** The assistant of one site. Each message is read, its slots extracted, its intent classified, its context resolved, and answered. */
export function makeAssistant(
  site: Site,
  { now = () => new Date(), intentModel: given }: { now?: () => Date; intentModel?: IntentModel } = {},
): Assistant {
  const { vocabulary, synonyms } = site.assistant;
  const facts = compileFacts(site);
  const understanding = makeUnderstanding(site, facts);
  const { extract } = understanding;
  const intentModel = given ?? trainedIntentModel(site, understanding);
  const classify = makeClassifier(intentModel);
  const { read, known } = understanding.makeReading(intentModel.exampleWords);
  let siteNames: ReadonlySet<string> | undefined;
  const frequent = new Set([...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]);
  const tools = makeTools(site, facts, makeRetriever(facts, frequent, synonyms), makeCards(site, frequent), now);
  const answerers = makeAnswerers(tools);
  const { cards } = tools;
  const turn = makeTurn(site, { extract, classify, answerers, fallback: makeFallback(tools), cards, frequent });
  const compose = makeComposer(site);

  function consider({ message, conversation = [], page }: AssistantRequest): Considered {
    const turns = newestWithin(
      conversation.filter(({ role }) => role === 'user').slice(-maxReadTurns),
      maxReadCharacters - Math.min(message.length, maxReadCharacters / 2),
    );
    const before = turns.reduce<DialogueState>(
      (state, { content }) => turn(read(content, state.language, { isEarlier: true }), state).state,
      stateOfPage(site, page),
    );
    const current = read(message, before.language);
    const asked = cards.asked(message);
    if (asked) return fixedReply(compose(current, [{ intent: 'advice', answer: asked, probability: 1 }]));
    const {
      decisions,
      inputs: [input],
    } = turn(current, before);
    const classified = classify(extract(current.tokens));
    const choosing = { ...tools, answerers };
    return {
      reply: compose(current, decisions),
      ...(isUnanswered(current, decisions) ? { topic: topicOf(classified, input) } : {}),
      ...(isFixed(current, decisions) || !input
        ? {}
        : {
            chooserInput: {
              question: current.text,
              history: turns.map(({ content }) => read(content).text),
              candidates: candidatesOf(input, classified, decisions, choosing),
            },
          }),
      replyOf: (ids) =>
        compose(
          current,
          ids.flatMap((id) => candidateOf(id, input, decisions, choosing) ?? []),
        ),
    };
  }

  return {
    consider,
    reply: (request) => consider(request).reply,
    recognize(text) {
      const { slots } = extract(read(text).tokens);
      const people = slots.people.groups.reduce((sum, group) => sum + group.people, 0);
      return { records: namedIn(slots, site).entities, people };
    },
    knows(word, asName = false) {
      if (!asName) return known.has(word);
      siteNames ??= namesOf(facts);
      return siteNames.has(word);
    },
    warmUp() {
      for (const { id, examples } of site.assistant.intents)
        if (warmingIntents.has(id)) consider({ message: examples[0] ?? '' });
    },
  };
}

/** A reply that depends on nothing else. */
const fixedReply = (reply: ChatReply): Considered => ({ reply, replyOf: () => reply });

function makeTools(
  site: Site,
  facts: readonly Fact[],
  retriever: AnswerTools['retriever'],
  cards: AnswerTools['cards'],
  now: () => Date,
): AnswerTools {
  const lists = {
    en: new Intl.ListFormat('en', { type: 'conjunction' }),
    fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  };
  return {
    site,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    retriever,
    cards,
    now,
    money: (cents) => formatMoney(cents, site.provider),
    list: (items, language = 'en') => (language === 'fr' ? lists.fr : lists.en).format(items),
    texts: (language) =>
      language === 'fr' ? (site.messages.assistantFrench as unknown as Texts) : site.messages.assistant,
  };
}

/** Whether the owner should see a question: nothing was found, the site does not say, contact details stood in the way, or the answer is a guess. */
const isUnanswered = ({ personal }: ReadMessage, decisions: readonly Decision[]): boolean =>
  personal.phone ||
  personal.email ||
  decisions[0]?.intent === 'unknown' ||
  decisions.some(({ answer }) => answer.notHere) ||
  decisions.every(({ probability, answer }) => probability < thresholds.likely && !answer.factIds?.length);

const topicOf = ([first]: readonly Classified[], input: AnswerInput | undefined): QuestionTopic => ({
  intent: first?.intent ?? 'unknown',
  records: input?.named.entities.slice(0, 3).map(({ kind, id }) => `${kind} ${id}`) ?? [],
});

/** Whether a reply must not depend on a language model. */
function isFixed({ language, personal }: ReadMessage, decisions: readonly Decision[]): boolean {
  return (
    language !== 'en' ||
    personal.password ||
    personal.number ||
    personal.phone ||
    personal.email ||
    decisions.some(({ intent }) => isDanger(intent) || isRefusal(intent))
  );
}

/** Words that the site capitalizes inside a sentence, in lower case. */
function namesOf(facts: readonly Fact[]): ReadonlySet<string> {
  const names = facts.flatMap(
    ({ text, title }) => `${title}. ${text}`.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? [],
  );
  return new Set(names.flatMap((name) => words(name)));
}
