import type { Insertable, Selectable } from 'kysely';
import type { ConsentEvent, SuppressionReason } from '../../data/rules/owner/kept.ts';
import type { BookingBlockTable, BookingQuarterTable, BookingTable, BusyCalendarTable } from './bookingTables.ts';
import type { ConversationMessageTable, ConversationTable, PresenceTable } from './conversationTables.ts';
import type { Moment } from './moment.ts';
import type {
  OwnerSessionTable,
  OwnerAuditTable,
  LeadStateTable,
  LeadNoteTable,
  QuestionAsideTable,
  OwnerWarningTable,
  VitalTable,
  BreachTable,
  ErasureTable,
  HeldSignUpTable,
  OwnerAskedTable,
  OwnerSignInTable,
} from './ownerTables.ts';

export type { Moment };

/** A request from the contact form or the price calculator. */
interface LeadTable {
  id: string;
  createdAt: Moment;
  /** `quarantined`: it seems to come from a bot, and is stored for the owner, who may release it. */
  status: 'new' | 'quarantined';
  spamReason: string | null;
  name: string;
  company: string;
  email: string;
  phone: string;
  /** How it came: by the form, from the calculator, from the chat, or with a booked call. */
  kind: 'contact' | 'quote' | 'chat' | 'call';
  /** Id of a service category; of what came from the chat or with a call, its name. */
  service: string;
  message: string;
  page: string | null;
  /** Set by the form: a second request with the same key is the same lead. */
  idempotencyKey: string | null;
}

/** A subscription, in whatever status. One row for each address and list. */
interface SubscriberTable {
  id: string;
  /** In lower case. */
  email: string;
  list: 'newsletter';
  status: 'pending' | 'active' | 'left';
  createdAt: Moment;
  updatedAt: Moment;
}

/** Evidence of consent: what somebody agreed to or withdrew. */
export interface ConsentTable {
  id: string;
  subscriberId: string;
  /**
   * `quarantined` is no consent: the request seemed to come from a bot. `lifted`: the confirmation took the address off the
   * suppression list.
   */
  event: ConsentEvent;
  at: Moment;
  wordingVersion: string;
  /** The page it was sent from, or the address of the list server where somebody has left. */
  page: string | null;
}

/** An address that gets no mail, once for each reason. */
interface SuppressionTable {
  /** `addressKey` of it, so that the wish of somebody who was erased still holds. */
  address: string;
  reason: SuppressionReason;
  /** In lower case; null after an erasure. */
  email: string | null;
  at: Moment;
}

/**
 * A message to be sent, written in the transaction of its cause (transactional outbox). It is a mail or a webhook call; one to
 * the owner is a notice.
 */
interface OutboxTable {
  id: string;
  kind:
    | 'owner-notification'
    | 'owner-alert'
    | 'visitor-confirmation'
    | 'booking'
    | 'checklist'
    | 'subscription-confirmation'
    | 'quarantine-digest'
    | 'owner-sign-in'
    | 'owner-week'
    | 'owner-warning'
    | 'webhook'
    | 'webhook-alert'
    | 'list-server'
    | 'warning-call';
  leadId: string | null;
  createdAt: Moment;
  /** E-mail address, or the origin of the webhook's URL. Of a `list-server` call the address that it is about. */
  recipient: string;
  /** JSON: a `Mail`, or the body of the webhook call. Empty for the list server, which is told what holds when it is called. */
  payload: string;
  /** `parked`: not retried. */
  status: 'queued' | 'sent' | 'parked';
  attempts: number;
  /** Not sent before. */
  nextAttemptAt: Moment;
  /** End of the lease of the process that is sending it. */
  lockedUntil: Moment;
  lastError: string | null;
  sentAt: Moment | null;
}

/** State of the service itself. */
interface SettingTable {
  /**
   * `tokenSecret`: what `serverSecret` returns.
   * `retention`: JSON, the retention's own time (`retention.ts`).
   * `digestUntil`: the moment until which the quarantine's digests have been sent.
   * `weekUntil`: the moment until which the owner has been told of the weeks.
   * `overdueUntil`: the moment until which requests came that the owner has been reminded of.
   * `backup`: JSON, a `Backup`.
   * `conversationTold`: when the owner was last mailed of a conversation.
   * `calendarFeed`: the secret in the address of the calendar of bookings.
   * `unscrubbed`: what was deleted may still be in the files of the store: since when, and a number that each deletion changes.
   */
  name:
    | 'tokenSecret'
    | 'retention'
    | 'digestUntil'
    | 'weekUntil'
    | 'overdueUntil'
    | 'backup'
    | 'conversationTold'
    | 'calendarFeed'
    | 'unscrubbed';
  value: string;
}

/** A question that the assistant could not answer, without personal data. */
interface QuestionTable {
  id: string;
  createdAt: Moment;
  text: string;
}

/** Whether notices reach the owner over a channel. Each channel has its row from the first migration on. */
interface OutageTable {
  channel: 'mail' | 'webhook';
  /** When the first attempt of a detected outage failed; null without one. */
  since: Moment | null;
  /** When the first attempt after the last successful one failed; null where none has. */
  firstFailureAt: Moment | null;
  /** When the owner was last told of an outage, over the other channel where there is one. */
  toldAt: Moment;
}

/** One row that `/readyz` overwrites, to see whether the database takes writes. */
interface ProbeTable {
  id: number;
  at: Moment;
  padding: string;
}

/** Mails to a mailbox, counted so that nobody can flood a stranger's with the forms. */
interface RecipientTable {
  /** A keyed hash; the address itself is not in this table. */
  mailbox: string;
  /** JSON: `CountedMail[]`. */
  mails: string;
  /** When none of them counts any more. */
  expiresAt: Moment;
}

/** Every table; names are in camel case in the database too. */
export interface Tables {
  lead: LeadTable;
  subscriber: SubscriberTable;
  consent: ConsentTable;
  suppression: SuppressionTable;
  outbox: OutboxTable;
  setting: SettingTable;
  question: QuestionTable;
  outage: OutageTable;
  probe: ProbeTable;
  recipient: RecipientTable;
  ownerAsked: OwnerAskedTable;
  ownerSignIn: OwnerSignInTable;
  ownerSession: OwnerSessionTable;
  ownerAudit: OwnerAuditTable;
  leadState: LeadStateTable;
  leadNote: LeadNoteTable;
  questionAside: QuestionAsideTable;
  ownerWarning: OwnerWarningTable;
  vital: VitalTable;
  erasure: ErasureTable;
  breach: BreachTable;
  heldSignUp: HeldSignUpTable;
  conversation: ConversationTable;
  conversationMessage: ConversationMessageTable;
  presence: PresenceTable;
  booking: BookingTable;
  bookingQuarter: BookingQuarterTable;
  bookingBlock: BookingBlockTable;
  busyCalendar: BusyCalendarTable;
}

export type Lead = Selectable<LeadTable>;
export type BookingRow = Selectable<BookingTable>;
export type LeadNote = Selectable<LeadNoteTable>;
export type NewLead = Insertable<LeadTable>;
export type OutboxMessage = Selectable<OutboxTable>;
export type NewOutboxMessage = Insertable<OutboxTable>;
export type Question = Selectable<QuestionTable>;
export type Subscriber = Selectable<SubscriberTable>;
