/** A part of a firm; its plan may not be known yet. */
export interface Part {
  planId?: string;
  people: number;
  addOnIds: readonly string[];
  /** Stems of words that the visitor called it by: "offic". */
  labels: readonly string[];
}

/** A part of a firm on one plan. */
export interface DraftLine extends Part {
  planId: string;
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
  /** The parts of the firm, whether their plans are known or not. */
  parts: readonly Part[];
  planIds: readonly string[];
  people?: number;
  /** Whether the number of people is what a budget pays for, rather than what the visitor said. */
  isPeopleOfBudget?: boolean;
  addOnIds: readonly string[];
  profileId?: string;
  devices: number;
  setup: boolean;
  term?: 'month' | 'year' | 'firstYear';
  /** The number of months that a total is asked for. */
  months?: number;
  /** The monthly amount that the visitor named, in cents. */
  budget?: number;
}

export const emptyQuote: QuoteState = { drafts: [], parts: [], planIds: [], addOnIds: [], devices: 0, setup: false };
