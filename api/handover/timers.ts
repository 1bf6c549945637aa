import type { Store } from '../db/open.ts';
import type { PresenceTable } from '../db/conversationTables.ts';
import type { Moment } from '../db/tables.ts';
import { isWithin } from '../db/waits.ts';
import { type Change, changeAlone, type PolledConversation, noticeOf, waitsFrom } from './conversations.ts';
import { isConnected, isOnDuty } from './presence.ts';

/** After so long without a person, the visitor is told that none comes. */
const lateMs = 90_000;

/**
 * Tells visitors that nobody comes, or that their person has lost the line: who is on duty is rung again, or the visitor is told that
 * nobody is. Of several processes the first to write does it. Returns whether anything was written.
 */
export async function runTimers(
  { db }: Pick<Store, 'db'>,
  conversations: readonly PolledConversation[],
  present: readonly PresenceTable[],
  now: Moment,
): Promise<boolean> {
  let isChanged = false;
  for (const conversation of conversations) {
    const due = dueIn(conversation, present, now);
    if (!due) continue;
    const written = await changeAlone(db, conversation.id, now, due);
    isChanged ||= written !== undefined;
  }
  return isChanged;
}

function dueIn(
  { state, askedAt, lateAt, takenBy, personId }: PolledConversation,
  present: readonly PresenceTable[],
  now: Moment,
): Change | undefined {
  if (state === 'waiting' && lateAt === null && !isWithin(askedAt, now, lateMs))
    return {
      ...{ from: ['waiting'], holds: { askedAt, lateAt: null }, set: { lateAt: now } },
      messages: [noticeOf('late', now)],
    };
  const holder = present.find(({ email }) => email === takenBy);
  if (state === 'taken' && !(holder && isConnected(holder, now))) {
    const isThere = present.some((person) => isOnDuty(person, now));
    return {
      ...{ from: ['taken'], holds: { takenBy } },
      set: { ...waitsFrom(now, isThere), personId: null },
      messages: [noticeOf(isThere ? 'away' : 'alone', now, personId)],
    };
  }
  return undefined;
}
