import { randomUUID } from 'node:crypto';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Db, Store } from '../db/open.ts';
import type { ConsentTable, Moment, NewOutboxMessage } from '../db/tables.ts';
import { enqueue, isDueAtOnce } from '../mail/enqueue.ts';
import { leftAt, liftAll, suppress } from '../mail/suppression.ts';
import { holdSignUp } from '../mail/heldSignUps.ts';
import { type ListChanged, noListServer } from '../mail/listChanged.ts';
import { changedRows } from '../db/queries.ts';

interface SubscriptionRequest {
  page: string | undefined;
  wordingVersion: string;
  /** Why the request goes to the quarantine with its mail, if it does. */
  spamReason?: string | undefined;
}

/** The newsletter's subscribers. Each change, its evidence and its mails are one transaction. */
export type Subscribers = ReturnType<typeof makeSubscribers>;

interface Parts {
  store: Store;
  /** The mail with the link to confirm, ready for the outbox. */
  confirmation(email: string, subscriberId: string): NewOutboxMessage[];
  listChanged?: ListChanged | undefined;
  now?: () => number;
}

export function makeSubscribers({ store: { db }, confirmation, listChanged = noListServer, now = Date.now }: Parts) {
  return {
    /** Stores a request and returns the ids of the messages that are due at once: none for an active subscriber. */
    request: (address: string, { page, wordingVersion, spamReason }: SubscriptionRequest): Promise<readonly string[]> =>
      db.transaction().execute(async (transaction) => {
        const email = lowerCase(address);
        const at = now();
        // The upsert locks the row, so that of two concurrent requests the second sees the first.
        const { id, status } = await transaction
          .insertInto('subscriber')
          .values({ id: randomUUID(), email, list: 'newsletter', status: 'pending', createdAt: at, updatedAt: at })
          .onConflict((conflict) => conflict.columns(['email', 'list']).doUpdateSet({ updatedAt: at }))
          .returning(['id', 'status'])
          .executeTakeFirstOrThrow();
        if (await isHeldBack(transaction, { id, email, at })) return [];
        await addEvidence(transaction, {
          subscriberId: id,
          event: spamReason ? 'quarantined' : 'requested',
          at,
          wordingVersion,
          page: page ?? null,
        });
        if (status === 'active' || (status === 'left' && spamReason)) return [];
        if (status === 'left')
          await transaction.updateTable('subscriber').set({ status: 'pending' }).where('id', '=', id).execute();
        return keepMails(transaction, confirmation(email, id), spamReason);
      }),

    /** Activates a requested subscription; false where there is none: erased, or ended since. Idempotent. */
    confirm: (id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const confirmed = await transaction
          .updateTable('subscriber')
          .set({ status: 'active', updatedAt: at })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .returning('email')
          .executeTakeFirst();
        if (confirmed) {
          await addAnswer(transaction, id, 'confirmed', at);
          if (await liftAll(transaction, confirmed.email)) await addAnswer(transaction, id, 'lifted', at);
          await listChanged(transaction, confirmed.email, at);
        }
        await deletePendingConfirmations(transaction, id, at);
        const subscriber = await transaction
          .selectFrom('subscriber')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst();
        return subscriber?.status === 'active';
      }),

    /** Ends a subscription, or the request for one. Idempotent, also after an erasure. */
    leave: (id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const subscriber = await transaction
          .selectFrom('subscriber')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!subscriber) return;
        await endSubscription(transaction, subscriber.email, at);
        await suppress(transaction, subscriber.email, 'left', at);
        await listChanged(transaction, subscriber.email, at);
      }),
  };
}

/**
 * Ends a subscription, or the request for one, with its evidence; does nothing where there is none.
 * @param page where it was ended, if not by a link of ours
 */
export async function endSubscription(db: Db, email: string, at: Moment, page: string | null = null): Promise<void> {
  const own = db.selectFrom('subscriber').select('id').where('email', '=', lowerCase(email));
  const left = await db
    .updateTable('subscriber')
    .set({ status: 'left', updatedAt: at })
    .where('id', 'in', own)
    .where('status', '!=', 'left')
    .returning('id')
    .executeTakeFirst();
  if (left) await addAnswer(db, left.id, 'left', at, page);
  const subscriber = await own.executeTakeFirst();
  if (subscriber) await deletePendingConfirmations(db, subscriber.id, at);
}

/** Deletes confirmation mails that are scheduled or in quarantine: the subscriber has answered. */
async function deletePendingConfirmations(db: Db, subscriberId: string, at: number): Promise<void> {
  const email = db.selectFrom('subscriber').select('email').where('id', '=', subscriberId);
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'subscription-confirmation')
    .where('recipient', 'in', email)
    .where('attempts', '=', 0)
    .where('status', '=', 'queued')
    .where('nextAttemptAt', '>', at)
    .execute();
  await db
    .deleteFrom('heldSignUp')
    .where('kind', '=', 'subscription-confirmation')
    .where('email', 'in', email)
    .execute();
}

/** Milliseconds between two mails that ask whoever has unsubscribed to confirm: anybody can type the address. */
const askAgainMs = 30 * 24 * 3_600_000;

/** Whether an address that was unsubscribed has been asked since, within a month. */
async function isHeldBack(db: Db, { id, email, at }: { id: string; email: string; at: Moment }): Promise<boolean> {
  const left = await leftAt(db, email);
  if (left === undefined) return false;
  const asked = await lastRequest(db, id);
  return asked !== undefined && asked.at > left && asked.at > at - askAgainMs;
}

async function addEvidence(db: Db, evidence: Omit<ConsentTable, 'id'>): Promise<void> {
  await db
    .insertInto('consent')
    .values({ id: randomUUID(), ...evidence })
    .execute();
}

/** An answer refers to the wording of the last request. */
async function addAnswer(
  db: Db,
  subscriberId: string,
  event: 'confirmed' | 'left' | 'lifted',
  at: Moment,
  page: string | null = null,
): Promise<void> {
  const asked = await lastRequest(db, subscriberId);
  await addEvidence(db, { subscriberId, event, at, wordingVersion: asked?.wordingVersion ?? '', page });
}

function lastRequest(db: Db, subscriberId: string) {
  return db
    .selectFrom('consent')
    .select(['at', 'wordingVersion'])
    .where('subscriberId', '=', subscriberId)
    .where('event', '=', 'requested')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Writes mails to the outbox, or to the quarantine if they seem to be requested by a bot. Returns the ids of the messages that are
 * due at once.
 */
async function keepMails(db: Db, messages: readonly NewOutboxMessage[], spamReason: string | undefined) {
  if (spamReason) {
    await holdSignUp(db, messages, spamReason);
    return [];
  }
  return (await enqueue(db, messages)).filter(isDueAtOnce).map(({ id }) => id);
}

/** Keeps the mail with the checklist. Nothing else is stored: it subscribes to nothing. */
export const keepChecklistMail = (
  { db }: Store,
  messages: readonly NewOutboxMessage[],
  spamReason: string | undefined,
): Promise<readonly string[]> =>
  db.transaction().execute((transaction) => keepMails(transaction, messages, spamReason));

/**
 * Deletes subscriptions that were requested before a moment and never confirmed, and returns their number. A former subscriber
 * who asked again and never confirmed counts as having left, so that the evidence of consent stays.
 */
export function deletePendingSubscriptions(db: Db, before: Moment): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const withEvidence = transaction
      .selectFrom('consent')
      .select('subscriberId')
      .where('event', 'in', ['confirmed', 'left']);
    await transaction
      .updateTable('subscriber')
      .set({ status: 'left' })
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before)
      .where('id', 'in', withEvidence)
      .execute();
    const pending = transaction
      .selectFrom('subscriber')
      .select('id')
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before);
    await transaction.deleteFrom('consent').where('subscriberId', 'in', pending).execute();
    const deletion = transaction
      .deleteFrom('subscriber')
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before);
    return changedRows(deletion);
  });
}
