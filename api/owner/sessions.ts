import { randomUUID, createHash, randomInt } from 'node:crypto';
import type { Store, Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { audit, type Actor } from './audit.ts';
import { forgetAllMails, forgetMails } from './signInCounts.ts';
import { isOverIn } from '../db/waits.ts';
import { leaseMs } from '../mail/queue.ts';
import { signInMinutes } from '../mail/templates/ownerMails.ts';
import { changedRows } from '../db/queries.ts';
import { makeSecret } from '../db/addressKey.ts';

const hourMs = 3_600_000;
/** A session ends when it was not used for so long, and after a month in any case. */
const idleMs = 12 * hourMs;
const longestMs = 30 * 24 * hourMs;
/** `seenAt` is written at most once in so long. */
const seenEveryMs = 60_000;

export interface Session {
  id: string;
  email: string;
}

export type Sessions = ReturnType<typeof makeSessions>;

interface SessionsParts {
  store: Pick<Store, 'db'>;
  /** Addresses in lower case; a session of any other is none. */
  owners: readonly string[];
  now?: () => Moment;
}

export function makeSessions({ store: { db }, owners, now = Date.now }: SessionsParts) {
  const alive = () =>
    db
      .selectFrom('ownerSession')
      .selectAll()
      .where('email', 'in', owners)
      .where('seenAt', '>', now() - idleMs)
      // A clock that was wrong: it would never be idle. Clocks of two processes may differ by a little.
      .where('seenAt', '<=', now() + seenEveryMs)
      .where('createdAt', '>', now() - longestMs);

  return {
    /** Begins a session and returns the token for its cookie. @param device as `deviceOf` names it */
    async begin(email: string, device?: string): Promise<string> {
      const token = makeSecret();
      const at = now();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('ownerSession')
          .where((is) => is.or([is('seenAt', '<=', at - idleMs), is('createdAt', '<=', at - longestMs)]))
          .execute();
        await transaction
          .insertInto('ownerSession')
          .values({
            id: randomUUID(),
            tokenHash: hashOf('session', token),
            email,
            createdAt: at,
            seenAt: at,
            device: device ?? null,
          })
          .execute();
        // Other links and codes of theirs sign nobody in any more, are answered as a stranger's are, and keep no new mail back.
        const ended = await transaction
          .updateTable('ownerSignIn')
          .set({ email: '' })
          .where('email', '=', email)
          .where('usedAt', 'is', null)
          .returning(['address', 'createdAt'])
          .execute();
        const mails = ended.map(({ createdAt }) => createdAt);
        for (const address of new Set(ended.map((signIn) => signIn.address)))
          if (address) await forgetMails(transaction, address, mails, now);
        await audit(transaction, { email, at }, 'signedIn');
      });
      return token;
    },

    /** The session of a cookie, which counts as used; undefined where it has ended. */
    async find(token: string | undefined): Promise<Session | undefined> {
      if (!token) return undefined;
      const found = await alive().where('tokenHash', '=', hashOf('session', token)).executeTakeFirst();
      if (!found) return undefined;
      const { id, email, seenAt } = found;
      if (seenAt <= now() - seenEveryMs)
        await db.updateTable('ownerSession').set({ seenAt: now() }).where('id', '=', id).execute();
      return { id, email };
    },

    /** Those that have not ended, the last used first. */
    list: () => alive().orderBy('seenAt', 'desc').orderBy('id').limit(100).execute(),

    end: (id: string, actor: Actor, action: 'signedOut' | 'sessionEnded') =>
      db.transaction().execute(async (transaction) => {
        const session = transaction.deleteFrom('ownerSession').where('id', '=', id);
        if ((await changedRows(session)) > 0) await audit(transaction, actor, action);
      }),

    /** Ends every session, and what was asked for and has not become one. */
    endAll: (actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('ownerSession').execute();
        await transaction.updateTable('ownerSignIn').set({ expiresAt: 0 }).where('usedAt', 'is', null).execute();
        await forgetAllMails(transaction);
        await audit(transaction, actor, 'sessionsEnded');
      }),
  };
}

/** A code of six digits, each equally likely. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash under which a token is kept: the store, and a copy of it, lets nobody in. Parts are separated, so that none can pass for another. */
export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const signInMs = signInMinutes * 60_000;
const dayMs = 24 * 3_600_000;

/**
 * Deletes sign-ins that were used or have expired, their mails, and counts that no longer count. Of a mail that could not be sent
 * it stays for a day, without its content, that it failed and why.
 */
export async function dropOldSignIns(db: Db, at: Moment): Promise<void> {
  await db
    .deleteFrom('ownerSignIn')
    .where((is) => is.or([is('usedAt', 'is not', null), is('expiresAt', '<=', at)]))
    .execute();
  await db.deleteFrom('ownerAsked').where('expiresAt', '<=', at).execute();
  await db
    .updateTable('outbox')
    .set({ status: 'parked', payload: '' })
    .where('kind', '=', 'owner-sign-in')
    .where('status', '=', 'queued')
    .where('lastError', 'is not', null)
    .where('createdAt', '<=', at - signInMs)
    .where(isOverIn('lockedUntil', at, leaseMs))
    .execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'owner-sign-in')
    .where(isOverIn('lockedUntil', at, leaseMs))
    .where((is) =>
      is.or([
        // One that has failed since the update is left for the next time.
        is.and([
          is('status', '!=', 'parked'),
          is.not(is.and([is('status', '=', 'queued'), is('lastError', 'is not', null)])),
          is('createdAt', '<=', at - signInMs),
        ]),
        is('createdAt', '<=', at - dayMs),
      ]),
    )
    .execute();
}
