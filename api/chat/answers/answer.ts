import type { Fact, FactPage } from '../../../data/facts/fact.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { DialogueState } from '../context/state.ts';
import type { Slots } from '../extract/slots.ts';
import type { IntentId } from '../intents.ts';
import type { Language } from '../read/language.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import type { Named } from './named.ts';

/** The answer to one ask. */
export interface Answer {
  /** Sentences; a line that begins with "- " is an item of a list. */
  text: string;
  links?: readonly FactPage[];
  actions?: readonly ChatAction[];
  suggestions?: readonly string[];
  /** Ids of the facts that the answer states. */
  factIds?: readonly string[];
  /** Whether a person should go on from here. */
  handOver?: boolean;
  /** What the conversation is about afterwards. */
  state?: Partial<DialogueState>;
  /** Whether the text is in English although the visitor writes French. */
  english?: boolean;
}

/** What an ask is answered from. */
export interface AnswerInput {
  slots: Slots;
  named: Named;
  /** The whole message in the visitor's words, masked of everything personal. */
  text: string;
  /** What the ask is searched by: its words without the names of plans. */
  query: string;
  /** Whether it says next to nothing by itself: "how often?" */
  bare: boolean;
  /** Whether it is worded as a question or a request. */
  asks: boolean;
  state: DialogueState;
  language: Language;
}

export type Texts = Pick<Site['messages'], 'assistant'>['assistant'];

/** What all answerers share. */
export interface AnswerTools {
  site: Site;
  facts: ReadonlyMap<string, Fact>;
  retriever: Retriever;
  now: () => Date;
  money(cents: number): string;
  list(items: readonly string[], language?: Language): string;
  /** Messages in the language of the visitor. */
  texts(language: Language): Texts;
}

/** Answers one intent; undefined where it has nothing to say, and the next likely intent is tried. */
export type Answerer = (input: AnswerInput) => Answer | undefined;

/** The answerers of a family of intents, by the intent's id. */
export type Answerers = Readonly<Partial<Record<IntentId, Answerer>>>;

/** A list under a sentence. */
export const withItems = (lead: string, items: readonly string[]): string =>
  [lead, ...items.map((item) => `- ${item}`)].join('\n');
