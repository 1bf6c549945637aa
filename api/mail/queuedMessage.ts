import type { Moment, NewOutboxMessage } from '../db/tables.ts';

/** A new row of the outbox, due at once. */
export function queuedMessage(
  message: Pick<NewOutboxMessage, 'id' | 'kind' | 'leadId' | 'recipient' | 'payload'>,
  createdAt: Moment,
): NewOutboxMessage {
  return {
    ...message,
    createdAt,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: createdAt,
    lockedUntil: 0,
    lastError: null,
    sentAt: null,
  };
}
