import { sql } from 'kysely';
import { countRows, pageSize, readPage } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { isWithin } from '../db/waits.ts';
import { type ConversationRow, openStates } from './conversations.ts';

/** After so long without an open page, a visitor has left. */
const leftMs = 60_000;

/** When a visitor has left, whose page is no longer open; undefined while it is. */
export function leftAt(row: Pick<ConversationRow, 'askedAt' | 'visitorSeenAt'>, now: Moment): Moment | undefined {
  const seen = row.visitorSeenAt ?? row.askedAt;
  return isWithin(seen, now, leftMs) ? undefined : seen;
}

export async function noteSeen(db: Db, ids: readonly string[], now: Moment): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('conversation').set({ visitorSeenAt: now }).where('id', 'in', ids).execute();
}

export async function goneOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('conversation').select('id').where('id', 'in', ids).execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

export const countWaiting = (db: Db, now: Moment): Promise<number> => countRows(present(db, 'waiting', now));

/** How many visitors wait for an answer of somebody who has taken their conversation, and are still there. */
export const countUnanswered = (db: Db, email: string, now: Moment): Promise<number> =>
  countRows(
    present(db, 'taken', now).where('takenBy', '=', email).where(lastOf<string>('sender', undefined), '=', 'visitor'),
  );

const present = (db: Db, state: ConversationRow['state'], now: Moment) =>
  db
    .selectFrom('conversation')
    .where('state', '=', state)
    .where(({ fn }) => fn.coalesce('visitorSeenAt', 'askedAt'), '>', now - leftMs);

/** A conversation with who wrote last in it, and what its visitor wrote last. */
export type ListedConversation = ConversationRow & {
  lastSender: string | null;
  lastText: string | null;
  lastNumber: number | null;
};

const lastOf = <Value extends string | number>(column: 'sender' | 'text' | 'number', by: 'visitor' | undefined) =>
  sql<Value | null>`(select ${sql.ref(column)} from "conversationMessage" as "m" where "m"."conversationId" = "conversation"."id"
    and ${by ? sql`"m"."sender" = ${by}` : sql`"m"."sender" != 'notice'`} order by "m"."number" desc limit 1)`;

/** Conversations at the desk: the open ones, who waits longest first; or a page of the others, the newest first. @param page from 1 */
export function listConversations(db: Db, which: 'open' | 'others', { page = 1, size = pageSize } = {}) {
  const found = db
    .selectFrom('conversation')
    .where('state', which === 'open' ? 'in' : 'not in', openStates)
    .selectAll()
    .select([
      lastOf<string>('sender', undefined).as('lastSender'),
      lastOf<string>('text', 'visitor').as('lastText'),
      lastOf<number>('number', 'visitor').as('lastNumber'),
    ])
    .orderBy(which === 'open' ? 'askedAt' : 'changedAt', which === 'open' ? 'asc' : 'desc')
    .orderBy('id');
  return readPage(found, page, size);
}
