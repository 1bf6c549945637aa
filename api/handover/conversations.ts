import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { ConversationState } from '../../data/rules/owner/kept.ts';
import type { HandoverNotice } from '../../data/rules/requests/handoverMessage.ts';
import type { ConversationMessageTable, ConversationTable } from '../db/conversationTables.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

export type ConversationRow = Selectable<ConversationTable>;
export type ConversationMessage = Selectable<ConversationMessageTable>;
type NewMessage = Omit<Insertable<ConversationMessageTable>, 'conversationId' | 'number'>;

/** The hash under which a browser's secret is kept: the store, and a copy of it, opens no conversation. */
export const secretHashOf = (secret: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['conversation', secret]))
    .digest('base64url');

/** A change of a conversation: what is written into it, and what becomes of it where it is in one of the states. */
export interface Change {
  from: readonly ConversationState[];
  /** What its row has to hold besides: another process may have been first. */
  holds?: Partial<Pick<ConversationRow, 'askedAt' | 'lateAt' | 'takenBy'>>;
  set?: Partial<Omit<ConversationRow, 'id' | 'secretHash' | 'createdAt' | 'changedAt' | 'number'>>;
  messages: readonly NewMessage[];
}

export const anyState: readonly ConversationState[] = ['waiting', 'taken', 'assistant', 'closed'];
/** Those in which a person is wanted. */
export const openStates: readonly ConversationState[] = ['waiting', 'taken'];

/** What becomes of a conversation that waits for a person. @param isThere whether one is there; if not, the visitor is told so at once */
export const waitsFrom = (at: Moment, isThere: boolean) => ({
  state: 'waiting' as const,
  askedAt: at,
  lateAt: isThere ? null : at,
  takenBy: null,
  toldAt: null,
});

/** A notice for a conversation. @param personId whom it is about */
export const noticeOf = (text: HandoverNotice, at: Moment, personId: string | null = null): NewMessage => ({
  at,
  sender: 'notice',
  text,
  personId,
  key: null,
});

/**
 * Writes into a conversation within a transaction. The first statement locks its row, so that numbers grow in the order in which
 * they become readable; a message with a known key is left out. Returns the number of the last message, or undefined where the
 * conversation is in none of the states.
 */
export async function change(
  transaction: Db,
  id: string,
  at: Moment,
  { from, holds = {}, set = {}, messages }: Change,
): Promise<number | undefined> {
  let row = transaction
    .updateTable('conversation')
    .set({ ...set, changedAt: at })
    .where('id', '=', id)
    .where('state', 'in', from);
  for (const [column, value] of Object.entries(holds) as ['askedAt' | 'lateAt' | 'takenBy', Moment | string | null][])
    row = row.where(column, value === null ? 'is' : '=', value as never);
  const locked = await row.returning('number').executeTakeFirst();
  if (!locked) return undefined;
  const keys = messages.flatMap(({ key }) => key ?? []);
  const known = await transaction
    .selectFrom('conversationMessage')
    .select(['key', 'number'])
    .where('conversationId', '=', id)
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .execute();
  const fresh = messages.filter(({ key }) => !known.some((one) => key !== null && one.key === key));
  if (fresh.length === 0)
    return Math.max(...known.map(({ number }) => number), messages.length > 0 ? 0 : locked.number);
  const rows = fresh.map((message, index) => ({ ...message, conversationId: id, number: locked.number + index + 1 }));
  await transaction.insertInto('conversationMessage').values(rows).execute();
  const number = locked.number + rows.length;
  await transaction.updateTable('conversation').set({ number }).where('id', '=', id).execute();
  return number;
}

/** The same in a transaction of its own. */
export const changeAlone = (db: Db, id: string, at: Moment, what: Change): Promise<number | undefined> =>
  db.transaction().execute((transaction) => change(transaction, id, at, what));

/** The number of a message that was written with a key before. */
export async function numberOf(db: Db, id: string, key: string): Promise<number | undefined> {
  const messages = db.selectFrom('conversationMessage').select('number').where('conversationId', '=', id);
  return (await messages.where('key', '=', key).executeTakeFirst())?.number;
}

export interface Ask {
  id: string;
  secretHash: string;
  at: Moment;
  page: string | null;
  summary: string | null;
  messages: readonly NewMessage[];
  isThere: boolean;
}

/**
 * Asks for a person, in a new conversation or in one that is known. Asked again while it waits, nothing but what was said since is
 * added. Undefined where the secret is another conversation's.
 * @returns whether the desk is to be told
 */
export function ask(
  db: Db,
  { id, secretHash, at, page, summary, messages, isThere }: Ask,
): Promise<{ rings: boolean } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const waits = { ...waitsFrom(at, isThere), visitorSeenAt: at };
    const row = { id, secretHash, createdAt: at, changedAt: at, number: 0, ...waits, page, summary };
    const made = await transaction
      .insertInto('conversation')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const known = made ?? (await findConversation(transaction, id, secretHash));
    if (!known) return undefined;
    const asked = [...messages, noticeOf(isThere ? 'asked' : 'nobody', at)];
    const from = made ? anyState : (['assistant', 'closed'] as const);
    const begun = await change(transaction, id, at, { from, set: waits, messages: asked });
    if (begun !== undefined) return { rings: true };
    const added = await change(transaction, id, at, { from: openStates, messages });
    return added === undefined ? undefined : { rings: false };
  });
}

/**
 * Writes what the visitor says. One that was handed back waits for a person again: nothing is written for nobody. Undefined where it is
 * closed, or gone.
 */
export function say(
  db: Db,
  id: string,
  { at, text, key, isThere }: { at: Moment; text: string; key: string; isThere: boolean },
) {
  return db.transaction().execute(async (transaction) => {
    const known = await numberOf(transaction, id, key);
    if (known !== undefined) return { number: known, rings: false };
    const question: NewMessage = { at, sender: 'visitor', text, key, personId: null };
    const set = { visitorSeenAt: at };
    const number = await change(transaction, id, at, { from: openStates, set, messages: [question] });
    if (number !== undefined) return { number, rings: false };
    const messages = [question, noticeOf(isThere ? 'asked' : 'nobody', at)];
    const again = await change(transaction, id, at, {
      from: ['assistant'],
      set: { ...set, ...waitsFrom(at, isThere) },
      messages,
    });
    return again === undefined ? undefined : { number: again, rings: true };
  });
}

/** The conversation of a browser that has its secret. */
export const findConversation = (db: Db, id: string, secretHash: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();

export const messagesAfter = (db: Db, id: string, number: number): Promise<ConversationMessage[]> =>
  db
    .selectFrom('conversationMessage')
    .selectAll()
    .where('conversationId', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute();

/** How long a change is looked at by every process: the clocks of two may differ by a minute. */
const recentMs = 90_000;
/** How long one in which a person is wanted is: no browser comes back to it later. */
const wantedMs = 7 * 86_400_000;

const polled = ['id', 'number', 'state', 'askedAt', 'lateAt', 'takenBy', 'personId', 'visitorSeenAt'] as const;
export type PolledConversation = Pick<ConversationRow, (typeof polled)[number]>;

/** The conversations that a poll looks at: those that changed a moment ago, and those in which a person is wanted. */
export const recentConversations = (db: Db, now: Moment): Promise<PolledConversation[]> =>
  db
    .selectFrom('conversation')
    .select(polled)
    .where('changedAt', '>', now - wantedMs)
    .where((is) => is.or([is('changedAt', '>', now - recentMs), is('state', 'in', openStates)]))
    .execute();
