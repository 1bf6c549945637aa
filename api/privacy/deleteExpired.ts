import { setImmediate as nextIteration } from 'node:timers/promises';
import { changedRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { deletePendingSubscriptions } from '../subscribers/subscribers.ts';
import { confirmDays } from '../mail/templates/visitorMails.ts';

export const nothing = { leads: 0, conversations: 0, messages: 0, subscriptions: 0, questions: 0 };
export type Deleted = typeof nothing;

/** Rows for each transaction: a large deletion must not keep requests from writing. */
const chunkSize = 500;
/** Days after which the vitals of visits go, and those after which questions to the assistant do, however long other records stay. */
export const shortDays = 90;
export const questionDays = 30;
/** Breaches stay for 24 months, as the law asks, and some days more. */
const breachMs = 735 * 86_400_000;
/** Who was at the desk to answer chats, and which times were blocked, is known for so long. */
const presenceMs = 30 * 86_400_000;

/**
 * Deletes what was created before a moment: leads (quarantine too) with their messages, conversations, messages that are no
 * longer queued, entries of the audit log, and subscriptions that were never confirmed; mails without a server; and questions after
 * `questionDays` and vitals after `shortDays`, or with the rest where that is earlier. Without a moment only these two go.
 * Ends early, between two chunks, once `isStopped`.
 * @param at now
 */
export async function deleteExpired(
  db: Db,
  { before, at }: { before: Moment | undefined; at: Moment },
  isStopped: () => boolean,
): Promise<Deleted> {
  const after = (days: number) => Math.max(before ?? 0, at - days * 86_400_000);
  const deleted = await (before === undefined ? nothing : deleteBefore(db, before, isStopped));
  await db
    .deleteFrom('breach')
    .where('changedAt', '<', at - breachMs)
    .execute();
  await db
    .deleteFrom('presence')
    .where('seenAt', '<', at - presenceMs)
    .execute();
  await db
    .deleteFrom('vital')
    .where('day', '<', new Date(after(shortDays)).toISOString().slice(0, 10))
    .execute();
  await db
    .deleteFrom('bookingBlock')
    .where('endsAt', '<', at - presenceMs)
    .execute();
  await deleteUnsent(db, at);
  const questions = await inChunks(isStopped, () => deleteChunk(db, 'question', after(questionDays)));
  return { ...deleted, questions };
}

async function deleteBefore(db: Db, before: Moment, isStopped: () => boolean): Promise<Omit<Deleted, 'questions'>> {
  let messagesOfLeads = 0;
  const leads = await inChunks(isStopped, async () => {
    const chunk = await deleteLeads(db, before);
    messagesOfLeads += chunk.messages;
    return chunk.leads;
  });
  const messages = await inChunks(isStopped, () => deleteChunk(db, 'outbox', before));
  const conversations = await inChunks(isStopped, () => deleteChunk(db, 'conversation', before));
  await db.deleteFrom('heldSignUp').where('createdAt', '<', before).execute();
  const subscriptions = await deletePendingSubscriptions(db, before);
  await db.deleteFrom('ownerAudit').where('at', '<', before).execute();
  return { leads, conversations, messages: messagesOfLeads + messages, subscriptions };
}

/** Repeats a deletion until it finds less than a chunk, and lets requests run in between. Returns the total. */
async function inChunks(isStopped: () => boolean, deleteChunk: () => Promise<number>): Promise<number> {
  let total = 0;
  while (!isStopped()) {
    const deleted = await deleteChunk();
    total += deleted;
    if (deleted < chunkSize) break;
    await nextIteration();
  }
  return total;
}

function deleteLeads(db: Db, before: Moment): Promise<{ leads: number; messages: number }> {
  return db.transaction().execute(async (transaction) => {
    const expired = transaction
      .selectFrom('lead')
      .select('id')
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(chunkSize);
    const messages = await changedRows(transaction.deleteFrom('outbox').where('leadId', 'in', expired));
    const leads = await changedRows(transaction.deleteFrom('lead').where('id', 'in', expired));
    return { leads, messages };
  });
}

/** Deletes a chunk of rows from before a moment, of the outbox only what is no longer queued. */
async function deleteChunk(db: Db, table: 'outbox' | 'conversation' | 'question', before: Moment): Promise<number> {
  const old = db.selectFrom(table).select('id').where('createdAt', '<', before).orderBy('id').limit(chunkSize);
  const expired = table === 'outbox' ? old.where('status' as never, 'in', ['sent', 'parked'] as never) : old;
  return changedRows(db.deleteFrom(table).where('id', 'in', expired));
}

const dayMs = 86_400_000;
/** For how many days what somebody asked for waits for a mail server: a link to confirm is good for no longer. */
const mostDays = { checklist: 30, 'subscription-confirmation': confirmDays } as const;

/** Deletes mails that were never tried, because there has been no mail server since they were asked for. */
export async function deleteUnsent(db: Db, at: Moment): Promise<void> {
  for (const [kind, days] of Object.entries(mostDays) as [keyof typeof mostDays, number][])
    await db
      .deleteFrom('outbox')
      .where('kind', '=', kind)
      .where('status', '=', 'queued')
      .where('attempts', '=', 0)
      .where('createdAt', '<', at - days * dayMs)
      .execute();
}
