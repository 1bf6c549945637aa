import type { AuditedAction, BreachRisk, LeadState, QuestionAside } from '../../data/rules/owner/kept.ts';
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
  email: string;
  action: AuditedAction;
  /** The id of the record it was done to; never an address. */
  subject: string | null;
  /** JSON: what an entry proves, as counts, between which states a request was changed, or the time that was booked or blocked. */
  detail: string | null;
}

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

export interface LeadNoteTable {
  id: string;
  leadId: string;
  at: Moment;
  email: string;
  text: string;
}

/** A wording of the assistant's questions that the owner has set aside. */
export interface QuestionAsideTable {
  /** Its id, as `wordingOf` makes it: a hash. */
  topic: string;
  how: QuestionAside;
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
 * `disk`: it is nearly full. `backup`: there is none of the last day. `bookings`: as many as visitors may make in an hour.
 */
export type WarningKind = 'undeliverable' | 'heldBack' | 'disk' | 'backup' | 'bookings';

/** How often a vital had a value on a day; nothing tells one visit from another. */
export interface VitalTable {
  /** As yyyy-mm-dd in UTC. */
  day: string;
  page: string;
  metric: VitalMetric;
  /** Rounded: see `vitalSteps`. */
  value: number;
  count: number;
}

/** What was asked for and typed to sign in to the owner's desk, for any address alike, so that it is counted for a day. */
export interface OwnerAskedTable {
  /** A keyed hash; the address itself is not in this table. */
  address: string;
  /** JSON: the moments of mails within the last hour. */
  mails: string;
  /** JSON: the moments of wrong codes within the last day. */
  tries: string;
  expiresAt: Moment;
}

/** A sign-in to the owner's desk that was asked for, until it is used or has expired. */
export interface OwnerSignInTable {
  id: string;
  /** The key in `ownerAsked`; empty for one that the command line printed. */
  address: string;
  /** In lower case; empty where nothing is mailed, to a stranger or too often, so that no code is right. */
  email: string;
  /** Hash of the cookie of the browser that asked; null for one that the command line printed. */
  browserHash: string | null;
  linkHash: string;
  codeHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  tries: number;
  usedAt: Moment | null;
}

/** Who was erased, and when, because a restored backup brings back what was erased. It names nobody: see `makeErasures`. */
export interface ErasureTable {
  /** That of the proof. */
  id: string;
  at: Moment;
  /** Fingerprint of the key of the hash. */
  key: string;
  /** Keyed hash of the address. */
  person: string;
}

/** A breach of safeguards, as the law has it recorded for 24 months. The owner writes it in words. */
export interface BreachTable {
  id: string;
  /** When it happened, as yyyy-mm-dd. */
  day: string;
  what: string;
  whom: string;
  risk: BreachRisk;
  why: string;
  /** Who was told, and when. */
  told: string;
  createdAt: Moment;
  changedAt: Moment;
}

/** A sign-up that seemed to come from a bot: its mail, not sent unless the owner releases it. */
export interface HeldSignUpTable {
  /** That of the mail in the outbox, once it is released. */
  id: string;
  createdAt: Moment;
  kind: 'checklist' | 'subscription-confirmation';
  email: string;
  payload: string;
  reason: string;
}
