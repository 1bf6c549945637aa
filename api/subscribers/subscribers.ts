import { randomUUID } from 'node:crypto';
import type { Db, Store } from '../db/open.ts';
import type { ConsentTable, NewOutboxItem } from '../db/tables.ts';
import { type Enqueue, leavesAtOnce, makeEnqueue } from '../mail/enqueue.ts';
import { quarantineMails } from '../mail/quarantineMails.ts';

/** What was shown to somebody who asks for the newsletter, and where. */
export interface Request {
  page: string | undefined;
  wordingVersion: string;
  /** Why the request is kept in quarantine, if it is: its mail is held then. */
  spam?: string | undefined;
}

/** The newsletter's subscribers. What is written about one, its evidence and its mails are one transaction. */
export interface Subscribers {
  /** Keeps a request, and tells the ids of the messages in the outbox to be sent at once: none for somebody who gets the newsletter already. */
  request(email: string, request: Request): Promise<readonly string[]>;
  /** Makes a request a subscription. False where there is none: erased, or left since. Confirming twice is fine. */
  confirm(id: string): Promise<boolean>;
  /** Ends a subscription, or the request for one. Leaving twice is fine, and so is leaving once erased. */
  leave(id: string): Promise<void>;
}

interface Parts {
  store: Store;
  /** The mail with the link to confirm, ready for the outbox. */
  confirmation(email: string, subscriberId: string): NewOutboxItem[];
  enqueue?: Enqueue;
  now?: () => number;
}

export function makeSubscribers({
  store: { db },
  confirmation,
  enqueue = makeEnqueue(),
  now = Date.now,
}: Parts): Subscribers {
  return {
    request: (address, { page, wordingVersion, spam }) =>
      db.transaction().execute(async (transaction) => {
        const email = address.toLowerCase();
        const at = now();
        // The row is locked by being written, so that of two requests at once the second sees the first.
        const { id, status } = await transaction
          .insertInto('subscriber')
          .values({ id: randomUUID(), email, list: 'newsletter', status: 'pending', createdAt: at, updatedAt: at })
          .onConflict((conflict) => conflict.columns(['email', 'list']).doUpdateSet({ updatedAt: at }))
          .returning(['id', 'status'])
          .executeTakeFirstOrThrow();
        await note(transaction, {
          subscriberId: id,
          event: spam ? 'quarantined' : 'requested',
          at,
          wordingVersion,
          page: page ?? null,
        });
        if (status === 'active' || (status === 'left' && spam)) return [];
        if (status === 'left')
          await transaction.updateTable('subscriber').set({ status: 'pending' }).where('id', '=', id).execute();
        const messages = confirmation(email, id);
        const written = await enqueue(transaction, spam ? quarantineMails(messages, spam) : messages);
        return written.filter(leavesAtOnce).map((message) => message.id);
      }),

    confirm: (id) =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const confirmed = await transaction
          .updateTable('subscriber')
          .set({ status: 'active', updatedAt: at })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .returning('id')
          .executeTakeFirst();
        if (confirmed) await noteAnswer(transaction, id, 'confirmed', at);
        await dropPutOff(transaction, id, at);
        const subscriber = await transaction
          .selectFrom('subscriber')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst();
        return subscriber?.status === 'active';
      }),

    leave: (id) =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const left = await transaction
          .updateTable('subscriber')
          .set({ status: 'left', updatedAt: at })
          .where('id', '=', id)
          .where('status', '!=', 'left')
          .returning('id')
          .executeTakeFirst();
        if (left) await noteAnswer(transaction, id, 'left', at);
        await dropPutOff(transaction, id, at);
      }),
  };
}

/** Who has answered is not asked again by a confirmation that was put off or is held. */
async function dropPutOff(db: Db, subscriberId: string, at: number): Promise<void> {
  const email = db.selectFrom('subscriber').select('email').where('id', '=', subscriberId);
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'subscription-confirmation')
    .where('recipient', 'in', email)
    .where('attempts', '=', 0)
    .where((is) =>
      is.or([is('status', '=', 'held'), is.and([is('status', '=', 'queued'), is('nextAttemptAt', '>', at)])]),
    )
    .execute();
}

async function note(db: Db, evidence: Omit<ConsentTable, 'id'>): Promise<void> {
  await db
    .insertInto('consent')
    .values({ id: randomUUID(), ...evidence })
    .execute();
}

/** What somebody answers to belongs to the wording under which they last asked. */
async function noteAnswer(db: Db, subscriberId: string, event: 'confirmed' | 'left', at: number): Promise<void> {
  const asked = await lastRequest(db, subscriberId);
  await note(db, { subscriberId, event, at, wordingVersion: asked?.wordingVersion ?? '', page: null });
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
