import type { Moment, NewOutboxItem } from '../db/tables.ts';

/** A new row of the outbox, due at once. */
export function queuedItem(
  item: Pick<NewOutboxItem, 'id' | 'kind' | 'leadId' | 'recipient' | 'payload'>,
  createdAt: Moment,
): NewOutboxItem {
  return {
    ...item,
    createdAt,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: createdAt,
    lockedUntil: 0,
    lastError: null,
    sentAt: null,
  };
}
