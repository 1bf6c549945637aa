import type { Lead, NewOutboxMessage } from '../db/tables.ts';
import type { OutboxMessageKind } from './lanes.ts';
import type { QuarantineReport } from './quarantineReport.ts';

/** Writes messages as rows for the outbox; none of a kind that cannot be sent, but for what somebody asked for by email alone. */
export interface MessageWriter {
  /** Whether messages of a kind can be sent at all, as the service is configured. */
  canSend(kind: OutboxMessageKind): boolean;
  /** For a contact request: a notice to the owner, a confirmation to the visitor, the webhook. */
  forLead(lead: Lead): NewOutboxMessage[];
  /** The checklist for somebody who asked for it. */
  forChecklist(email: string): NewOutboxMessage[];
  /** The mail with the link that confirms a newsletter subscription. */
  forSubscription(email: string, links: { confirm: string; unsubscribe: string }): NewOutboxMessage[];
  /** The mail with which an owner signs in to the desk. @param next the page of the desk that was asked for, if any */
  forSignIn(email: string, sent: { link: string; code: string; next: string }): NewOutboxMessage[];
  /** The quarantine's digest for the owner: by mail, or by webhook where mail cannot be sent. */
  forDigest(quarantine: QuarantineReport): NewOutboxMessage[];
}
