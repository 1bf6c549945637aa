/** A part of a firm; its plan may be unknown. */
export interface Part {
  planId?: string;
  people: number;
  addOnIds: readonly string[];
  /** Stems of the words that the visitor named it by, for example "offic". */
  labels: readonly string[];
}

/** A part of a firm on one plan. */
export interface DraftLine extends Part {
  planId: string;
}

/** The input of one price; its lines are added up. */
export interface QuoteDraft {
  lines: readonly DraftLine[];
  /** Id of the pricing profile; undefined for the default. */
  profileId?: string;
  /** Computers to buy. */
  devices: number;
  setup: boolean;
}

/** The known details of a quote while the plan or the number of people is missing. */
export interface QuoteState {
  /** The drafts of the last quote; several are alternatives. */
  drafts: readonly QuoteDraft[];
  /** The draft before the last change, to compute the difference. */
  earlier?: QuoteDraft;
  /** The parts of the firm, with or without plans. */
  parts: readonly Part[];
  planIds: readonly string[];
  people?: number;
  /** Whether the number of people was computed from a budget instead of given by the visitor. */
  isPeopleOfBudget?: boolean;
  addOnIds: readonly string[];
  profileId?: string;
  devices: number;
  setup: boolean;
  term?: 'month' | 'year' | 'firstYear';
  /** The number of months of a total. */
  months?: number;
  /** The monthly amount that the visitor named, in cents. */
  budget?: number;
}

export const emptyQuote: QuoteState = { drafts: [], parts: [], planIds: [], addOnIds: [], devices: 0, setup: false };
