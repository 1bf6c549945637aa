import { countRows } from '../db/countRows.ts';
import { readPage } from '../db/readPage.ts';
import type { Db, Store } from '../db/open.ts';
import { releaseHeld, takeHeld } from '../mail/heldSignUps.ts';
import { type Actor, audit } from './audit.ts';
import { like } from '../db/search.ts';
import { matchingWords, type RequestFilter } from './requestList.ts';
import { changeState } from './requestWork.ts';

/** A page of the requests in quarantine that a search finds, newest first, and how many there are. @param page from 1 */
export const listHeldBack = (db: Db, filter: Pick<RequestFilter, 'search' | 'labels'>, page: number) =>
  readPage(
    matchingWords(db, filter)
      .selectAll('lead')
      .where('lead.status', '=', 'quarantined')
      .orderBy('lead.createdAt', 'desc')
      .orderBy('lead.id', 'desc'),
    page,
  );

const heldSignUps = (db: Db, search: string) => {
  const held = db.selectFrom('heldSignUp');
  return search ? held.where(like(['email'], search)) : held;
};

export const countHeldSignUps = (db: Db, search: string): Promise<number> => countRows(heldSignUps(db, search));

/** The newest sign-ups whose mails are in quarantine, and how many there are. */
export async function listHeldSignUps(db: Db, search: string, limit: number) {
  const held = heldSignUps(db, search).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit);
  return { signUps: await held.execute(), total: await countHeldSignUps(db, search) };
}

/**
 * Makes a request of what was held back, in the state "spam" where it was rightly, so that it can be found and brought back. No
 * mail is sent, because the visitor may have waited for days. False where it is not in quarantine.
 */
export function judgeRequest({ db }: Pick<Store, 'db'>, id: string, isSpam: boolean, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lead')
      .set({ status: 'new', spamReason: null })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (isSpam) await changeState(transaction, id, { from: 'new', to: 'spam' }, actor);
    else await audit(transaction, actor, 'released', id);
    return true;
  });
}

/** Queues the mail that a sign-up asked for, or deletes it as spam. False where it is not in quarantine. */
export function judgeSignUp({ db }: Pick<Store, 'db'>, id: string, isSpam: boolean, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const held = await (isSpam ? takeHeld(transaction, id) : releaseHeld(transaction, id, actor.at));
    if (held) await audit(transaction, actor, isSpam ? 'heldSpam' : 'released', id);
    return held !== undefined;
  });
}
