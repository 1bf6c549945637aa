/** A part of a firm on one plan. */
export interface DraftLine {
  planId: string;
  people: number;
  addOnIds: readonly string[];
}

/** What one price is asked for: the lines are added up. */
export interface QuoteDraft {
  lines: readonly DraftLine[];
  /** Id of the pricing profile; undefined for the default. */
  profileId?: string;
  /** Computers to buy. */
  devices: number;
  setup: boolean;
}

/** The part of a quote that is known while the plan or the number of people is missing. */
export interface QuoteState {
  /** The drafts of the last quote: several are alternatives. */
  drafts: readonly QuoteDraft[];
  /** The draft before the last change, for "what is the difference?" */
  earlier?: QuoteDraft;
  planIds: readonly string[];
  people?: number;
  addOnIds: readonly string[];
  profileId?: string;
  devices: number;
  setup: boolean;
  term?: 'month' | 'year' | 'firstYear';
  /** The monthly amount that the visitor named, in cents. */
  budget?: number;
}

export const emptyQuote: QuoteState = { drafts: [], planIds: [], addOnIds: [], devices: 0, setup: false };
