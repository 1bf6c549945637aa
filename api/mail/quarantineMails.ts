import type { NewOutboxItem } from '../db/tables.ts';

/** The messages with the status `quarantined`: written to the outbox, and not sent unless the owner releases them. */
export function quarantineMails(messages: readonly NewOutboxItem[], reason: string): NewOutboxItem[] {
  return messages.map((message) => ({ ...message, status: 'quarantined', lastError: reason }));
}
