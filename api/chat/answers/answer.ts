import type { Fact, FactPage } from '../../../data/facts/fact.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { Cards } from '../cards/cards.ts';
import type { DialogueState } from '../context/state.ts';
import type { Slots } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import type { Language } from '../read/language.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import type { Named } from './named.ts';

/** The answer to one utterance. */
export interface Answer {
  /** Sentences; a line that begins with "- " is an item of a list. */
  text: string;
  links?: readonly FactPage[];
  actions?: readonly ChatAction[];
  suggestions?: readonly string[];
  /** Ids of the facts that the answer states. */
  factIds?: readonly string[];
  /** Whether to offer the visitor a conversation with a person. */
  handOver?: boolean;
  /** The site does not say what was asked. */
  notHere?: boolean;
  /** Changes of the dialogue state after this answer. */
  state?: Partial<DialogueState>;
  /** Whether the text is in English although the visitor writes French. */
  english?: boolean;
}

/** The input of an answerer: one utterance with its context. */
export interface AnswerInput {
  slots: Slots;
  named: Named;
  /** The whole message in the visitor's words, with personal details masked. */
  text: string;
  /** The search query: the words of the utterance without the names of plans. */
  query: string;
  /** Whether it has too few words of its own to be understood without the conversation before it. */
  dependsOnContext: boolean;
  /** Whether it is worded as a question or a request. */
  isQuestion: boolean;
  state: DialogueState;
  language: Language;
}

export type Texts = Pick<Site['messages'], 'assistant'>['assistant'];

/** What all answerers share. */
export interface AnswerTools {
  site: Site;
  facts: ReadonlyMap<string, Fact>;
  retriever: Retriever;
  cards: Cards;
  now: () => Date;
  money(cents: number): string;
  list(items: readonly string[], language?: Language): string;
  /** Messages in the language of the visitor. */
  texts(language: Language): Texts;
}

/** Answers one intent; undefined if it has no answer, and then the next most probable intent is tried. */
export type Answerer = (input: AnswerInput) => Answer | undefined;

/** The answerers of a family of intents, by the intent's id. */
export type Answerers = Readonly<Partial<Record<IntentId, Answerer>>>;

/** A list under a sentence. */
export const withItems = (lead: string, items: readonly string[]): string =>
  [lead, ...items.map((item) => `- ${item}`)].join('\n');
