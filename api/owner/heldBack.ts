import type { Db, Store } from '../db/open.ts';
import { type Actor, audit } from './audit.ts';

export const heldBackPageSize = 25;

/** A page of the requests in quarantine, newest first, and how many there are. @param page from 1 */
export async function listHeldBack(db: Db, page: number) {
  const held = db.selectFrom('lead').where('status', '=', 'quarantined');
  const { total } = await held.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const requests = await held
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(heldBackPageSize)
    .offset((page - 1) * heldBackPageSize)
    .execute();
  return { requests, total };
}

/** The newest sign-ups whose mails are in quarantine, and how many there are. */
export async function listHeldSignUps(db: Db, limit: number) {
  const held = db.selectFrom('outbox').where('status', '=', 'quarantined');
  const { total } = await held.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const signUps = await held.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return { signUps, total };
}

/** Makes a request of what was taken for spam; no mail is sent, because the visitor may have waited for days. False where it is not in quarantine. */
export function releaseRequest({ db }: Pick<Store, 'db'>, id: string, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lead')
      .set({ status: 'new', spamReason: null })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await audit(transaction, actor, 'released', id);
    return numUpdatedRows > 0n;
  });
}

/** Queues the mail that a sign-up asked for. False where it is not in quarantine. */
export function releaseSignUp({ db }: Pick<Store, 'db'>, id: string, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ status: 'queued', nextAttemptAt: actor.at, lastError: null })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await audit(transaction, actor, 'released', id);
    return numUpdatedRows > 0n;
  });
}
