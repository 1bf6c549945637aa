import type { NewOutboxMessage } from '../db/tables.ts';

/** The messages with the status `quarantined`: written to the outbox, and not sent unless the owner releases them. */
export function quarantineMessages(messages: readonly NewOutboxMessage[], reason: string): NewOutboxMessage[] {
  return messages.map((message) => ({ ...message, status: 'quarantined', lastError: reason }));
}
