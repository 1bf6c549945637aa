import { changedRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { deletePendingSubscriptions } from '../subscribers/subscribers.ts';
import { confirmDays } from '../mail/templates/visitorMails.ts';

export const nothing = { leads: 0, conversations: 0, messages: 0, subscriptions: 0, questions: 0 };
export type Deleted = typeof nothing;

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
 * @param at now
 */
export async function deleteExpired(
  db: Db,
  { before, at }: { before: Moment | undefined; at: Moment },
): Promise<Deleted> {
  const after = (days: number) => Math.max(before ?? 0, at - days * 86_400_000);
  const deleted = await (before === undefined ? nothing : deleteBefore(db, before));
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
  const questions = await changedRows(db.deleteFrom('question').where('createdAt', '<', after(questionDays)));
  return { ...deleted, questions };
}

async function deleteBefore(db: Db, before: Moment): Promise<Omit<Deleted, 'questions'>> {
  const { leads, messagesOfLeads } = await db.transaction().execute(async (transaction) => {
    const expired = transaction.selectFrom('lead').select('id').where('createdAt', '<', before);
    return {
      messagesOfLeads: await changedRows(transaction.deleteFrom('outbox').where('leadId', 'in', expired)),
      leads: await changedRows(transaction.deleteFrom('lead').where('createdAt', '<', before)),
    };
  });
  const done = db.deleteFrom('outbox').where('createdAt', '<', before).where('status', 'in', ['sent', 'parked']);
  const messages = messagesOfLeads + (await changedRows(done));
  const conversations = await changedRows(db.deleteFrom('conversation').where('createdAt', '<', before));
  await db.deleteFrom('heldSignUp').where('createdAt', '<', before).execute();
  const subscriptions = await deletePendingSubscriptions(db, before);
  await db.deleteFrom('ownerAudit').where('at', '<', before).execute();
  return { leads, conversations, messages, subscriptions };
}

const dayMs = 86_400_000;
/** For how many days what somebody asked for waits for a mail server: a link to confirm is good for no longer. */
const maxDays = { checklist: 30, 'subscription-confirmation': confirmDays } as const;

/** Deletes mails that were never tried, because there has been no mail server since they were asked for. */
export async function deleteUnsent(db: Db, at: Moment): Promise<void> {
  for (const [kind, days] of Object.entries(maxDays) as [keyof typeof maxDays, number][])
    await db
      .deleteFrom('outbox')
      .where('kind', '=', kind)
      .where('status', '=', 'queued')
      .where('attempts', '=', 0)
      .where('createdAt', '<', at - days * dayMs)
      .execute();
}
