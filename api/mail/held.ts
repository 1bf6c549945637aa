import type { NewOutboxItem } from '../db/tables.ts';

/** Messages as they are kept in quarantine: written, and not sent unless the owner releases them. */
export function held(messages: readonly NewOutboxItem[], reason: string): NewOutboxItem[] {
  return messages.map((message) => ({ ...message, status: 'held', lastError: reason }));
}
