import type { FactPage } from '../../../data/facts/fact.ts';
import type { Language } from '../read/language.ts';
import type { Entity } from '../extract/lexicon.ts';
import type { IntentId } from '../intents.ts';
import { emptyQuote, type QuoteState } from '../quotes/draft.ts';

/** What the assistant asked the visitor for in its last reply. */
type Pending = 'people' | 'place' | 'needs' | 'money';

/** What a conversation is about after a turn; made anew from the visitor's own messages for each reply. */
export interface DialogueState {
  /** Intent of the last question that was answered. */
  intent?: IntentId;
  /** Records that were last spoken of, the most important first. */
  subjects: readonly Entity[];
  /** Items of the list that was last shown. */
  listed: readonly Entity[];
  quote: QuoteState;
  /** Slug of the visitor's industry. */
  industry?: string;
  pending?: Pending;
  /** Pages of the last reply, for "tell me more". */
  pages: readonly FactPage[];
  /** The words that the last ask was searched by. */
  query: string;
  /** Ids of the facts that were said. */
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
