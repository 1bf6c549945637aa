import type { FactPage } from '../../../data/facts/fact.ts';
import type { Language } from '../read/language.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { emptyQuote, type QuoteState } from '../quotes/draft.ts';

/** What the assistant asked the visitor for in its last reply. */
type Pending = 'people' | 'place' | 'needs' | 'money';

/** The state of the conversation after a turn; computed for each reply from the visitor's own messages. */
export interface DialogueState {
  /** Intent of the last question that was answered. */
  intent?: IntentId;
  /** The intent of the open question: the last one about an object, which places and small talk leave open. */
  asked?: IntentId;
  /** The place of the last answer, if it may not be served. */
  doubtfulPlace?: { entity?: Entity; name?: string; postalArea?: string };
  /** Records spoken of last, the most important first. */
  subjects: readonly Entity[];
  /** Items of the list shown last. */
  listed: readonly Entity[];
  quote: QuoteState;
  /** Slug of the visitor's industry. */
  industry?: string;
  pending?: Pending;
  /** The emergency that the conversation is about. */
  danger?: {
    /** Its kind, where it has steps of its own. */
    kind?: string;
    /** Whether people bring themselves to safety before they call the provider. */
    safetyFirst: boolean;
    /** Whether nothing may be done at the place before help has come. */
    handsOff?: boolean;
  };
  /** The kind of dangerous work that was refused last; the next attempt at it is refused as well. */
  refusedWork?: string;
  /** Pages of the last reply, for requests for more. */
  pages: readonly FactPage[];
  /** The search query of the last utterance. */
  query: string;
  /** Ids of the facts that the last reply stated. */
  factIds: readonly string[];
  greeted: boolean;
  language: Language;
}

export const initialState: DialogueState = {
  subjects: [],
  listed: [],
  quote: emptyQuote,
  pages: [],
  query: '',
  factIds: [],
  greeted: false,
  language: 'en',
};
