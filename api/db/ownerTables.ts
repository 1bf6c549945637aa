import type { DeskAction, DeskLeadState } from '../../data/rules/owner/deskPages.ts';
import type { DeskQuestionAside } from '../../data/rules/owner/questionsPage.ts';
import type { VitalMetric } from '../../data/rules/requests/vitals.ts';
import type { Moment } from './moment.ts';

/** A browser that is signed in to the owner's desk. */
export interface OwnerSessionTable {
  id: string;
  /** Hash of its cookie. */
  tokenHash: string;
  email: string;
  createdAt: Moment;
  /** When it was last used, to the minute. */
  seenAt: Moment;
  /** System and browser; null where they are not known. */
  device: string | null;
}

/** What was done at the owner's desk. */
export interface OwnerAuditTable {
  id: string;
  at: Moment;
  /** Who did it. */
  email: string;
  action: AuditedAction;
  /** The id of the record it was done to; never an address. */
  subject: string | null;
  /** JSON: what an entry proves, as counts, or between which states a request was changed. */
  detail: string | null;
}
export type AuditedAction = DeskAction;

/** What the owner has made of a lead; one without a row is new. */
export interface LeadStateTable {
  leadId: string;
  state: LeadState;
  /** When it was first answered, won or lost. */
  answeredAt: Moment | null;
  /** When it was last changed, and by whom; null for changes from before this was kept. */
  changedAt: Moment | null;
  changedBy: string | null;
}
export type LeadState = DeskLeadState;

/** A note of the owner's about a lead. */
export interface LeadNoteTable {
  id: string;
  leadId: string;
  at: Moment;
  /** Who wrote it. */
  email: string;
  text: string;
}

/** A wording of the assistant's questions that the owner has set aside. */
export interface QuestionAsideTable {
  /** Its id, as `wordingOf` makes it: a hash. */
  topic: string;
  how: DeskQuestionAside;
  at: Moment;
}
/** Something that the owner has been warned of; the row goes when it is over. */
export interface OwnerWarningTable {
  kind: WarningKind;
  /** The id of the request or the name of the machine that it is about; empty where there is one of a kind. */
  subject: string;
  toldAt: Moment;
}
/**
 * `undeliverable`: notices of requests do not get through. `heldBack`: a request that a person may have sent is in quarantine.
 * `disk`: it is nearly full. `backup`: there is none of the last day.
 */
export type WarningKind = 'undeliverable' | 'heldBack' | 'disk' | 'backup';

/** How often a vital had a value on a day; nothing tells one visit from another. */
export interface VitalTable {
  /** As yyyy-mm-dd in UTC. */
  day: string;
  /** The kind of page. */
  page: string;
  metric: VitalMetric;
  /** Rounded: see `vitalSteps`. */
  value: number;
  count: number;
}
