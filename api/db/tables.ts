import type { Insertable, Selectable } from 'kysely';

/** A moment in milliseconds since 1970, in UTC. */
export type Moment = number;

/** A request from the contact form, as it was sent. */
interface LeadTable {
  /** UUID. */
  id: string;
  createdAt: Moment;
  /** `spam` is quarantine: kept for the owner, answered like any other. */
  status: 'new' | 'spam';
  /** Why it is in quarantine. */
  spamReason: string | null;
  name: string;
  company: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  /** The page it was sent from. */
  page: string | null;
  /** Given by the form: a second request with the same key is the same lead. */
  idempotencyKey: string | null;
}

/** Somebody's place on a list. One row an address and list, whatever happens to it. */
interface SubscriberTable {
  id: string;
  /** In lower case. */
  email: string;
  list: 'newsletter';
  status: 'pending' | 'active' | 'left';
  createdAt: Moment;
  updatedAt: Moment;
}

/** What somebody agreed to or took back, kept as evidence. */
export interface ConsentTable {
  id: string;
  subscriberId: string;
  /** `quarantined` is no consent: a request that was taken to be a program's. */
  event: 'requested' | 'confirmed' | 'left' | 'quarantined';
  at: Moment;
  /** Version of the wording that was shown. */
  wordingVersion: string;
  page: string | null;
}

/** A message that is to leave the house: written with what causes it, in one transaction. */
interface OutboxTable {
  id: string;
  kind:
    | 'owner-notification'
    | 'owner-alert'
    | 'visitor-confirmation'
    | 'checklist'
    | 'subscription-confirmation'
    | 'quarantine-digest'
    | 'webhook'
    | 'webhook-alert';
  leadId: string | null;
  createdAt: Moment;
  /** The address, or for a webhook where it goes. */
  recipient: string;
  /** JSON: what the sender of its kind needs. */
  payload: string;
  /** `held` is quarantine: not sent unless the owner releases it; `lastError` says why. */
  status: 'queued' | 'sent' | 'parked' | 'held';
  attempts: number;
  /** Not before. */
  nextAttemptAt: Moment;
  /** Until then one process has it in hand. */
  lockedUntil: Moment;
  lastError: string | null;
  sentAt: Moment | null;
}

/** What the service has made for itself and keeps. */
interface SettingTable {
  /**
   * `erasures`: which state of the list of erasures this store has lost everything of.
   * `digestUntil`: the moment up to which the owner was told of what is in quarantine.
   */
  name: 'tokenSecret' | 'erasures' | 'digestUntil';
  value: string;
}

/** What a visitor asked the assistant in vain, with everything personal taken out. */
interface QuestionTable {
  id: string;
  createdAt: Moment;
  text: string;
}

/** Whether the owner can be reached over a channel: a row for each, always. */
interface OutageTable {
  channel: 'mail' | 'webhook';
  /** When the first try failed of an outage that was noticed; null while it works. */
  since: Moment | null;
  /** When the first try failed after the last that was taken; null where none has. */
  firstFailureAt: Moment | null;
  /** When the owner was last told of an outage, over the other channel where there is one. */
  toldAt: Moment;
}

/** One row, written over and over to see whether the store takes writes. */
interface ProbeTable {
  id: number;
  at: Moment;
  padding: string;
}

/** Which mails went to an address that anybody can type, so that nobody's mailbox is filled by our forms. */
interface RecipientTable {
  /** A keyed hash; the address itself is not in this table. */
  mailbox: string;
  /** JSON: `CountedMail[]`. */
  mails: string;
  /** From then on none of them counts. */
  expiresAt: Moment;
}

/** Every table; names are written in camel case here and in the store. */
export interface Tables {
  lead: LeadTable;
  subscriber: SubscriberTable;
  consent: ConsentTable;
  outbox: OutboxTable;
  setting: SettingTable;
  question: QuestionTable;
  outage: OutageTable;
  probe: ProbeTable;
  recipient: RecipientTable;
}

export type Lead = Selectable<LeadTable>;
export type NewLead = Insertable<LeadTable>;
export type OutboxItem = Selectable<OutboxTable>;
export type NewOutboxItem = Insertable<OutboxTable>;
export type Question = Selectable<QuestionTable>;
export type Subscriber = Selectable<SubscriberTable>;
