import type { DeskBreachRisk } from '../../data/rules/owner/breachesPage.ts';
import type { Moment } from './moment.ts';

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
  risk: DeskBreachRisk;
  /** Why the risk was judged so. */
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
  /** Why it is held back. */
  reason: string;
}
