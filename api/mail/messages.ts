import type { Lead, NewOutboxItem } from '../db/tables.ts';
import type { Quarantine } from '../leads/quarantine.ts';
import type { MessageKind } from './lanes.ts';

/** Writes the messages that a cause makes, ready for the outbox; none of a kind that nothing can send. */
export interface Messages {
  /** Whether messages of a kind can be sent at all, as the service is configured. */
  canSend(kind: MessageKind): boolean;
  /** For a contact request: a notification to the owner, a confirmation to the visitor, the webhook. */
  forLead(lead: Lead): NewOutboxItem[];
  /** The checklist for somebody who asked for it. */
  forChecklist(email: string): NewOutboxItem[];
  /** The link with which a newsletter subscription is confirmed. */
  forSubscription(email: string, links: { confirm: string; unsubscribe: string }): NewOutboxItem[];
  /** What is in quarantine, for the owner: by mail, or by the webhook where there is no mail. */
  forDigest(quarantine: Quarantine): NewOutboxItem[];
}
