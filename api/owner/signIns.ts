import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db, Store } from '../db/open.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import { signInMinutes } from '../mail/templates/signInMail.ts';
import { hashOf, makeCode, makeToken } from './secrets.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const maxTries = 5;
/** Mails to one owner in an hour, so that nobody can fill the mailbox. */
const maxMailsPerHour = 6;
/**
 * Codes that may be typed for one owner in a day, over all sign-ins. Past them links alone are taken, so that a stranger who
 * asks again and again has a chance of one in fifty thousand a day and locks nobody out.
 */
const maxTriesPerDay = 20;

/** Writes the mail with the link's token and the code. */
export type WriteSignInMail = (email: string, secrets: { link: string; code: string }) => NewOutboxMessage[];

/** Sign-ins to the desk: by a link, or by a code in the browser that asked. */
export type SignIns = ReturnType<typeof makeSignIns>;

interface SignInsParts {
  store: Pick<Store, 'db'>;
  /** Addresses in lower case. */
  owners: readonly string[];
  now?: () => Moment;
}

export function makeSignIns({ store: { db }, owners, now = Date.now }: SignInsParts) {
  const ownerOf = (address: string) => owners.find((owner) => owner === address.trim().toLowerCase());

  return {
    /**
     * Begins a sign-in and mails it where the address is an owner's. For any other address the same is written but the mail,
     * so that nothing tells who the owner is. Returns the token for the browser's cookie.
     */
    ask: (address: string, write: WriteSignInMail): Promise<{ browser: string; messageIds: string[] }> =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const browser = makeToken();
        const email = ownerOf(address);
        await deleteOld(transaction, at);
        const mailed = email !== undefined && (await mayMail(transaction, email, at)) ? email : undefined;
        const secrets = await insert(transaction, mailed ?? '', browser, at);
        const messages = mailed ? write(mailed, secrets) : [];
        if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
        return { browser, messageIds: messages.map(({ id }) => id) };
      }),

    /** Begins a sign-in by link alone, for the command line. @throws Error where the address is no owner's */
    async print(address: string): Promise<string> {
      const email = ownerOf(address);
      if (!email) throw new Error(`${address} is not in OWNER_EMAIL.`);
      return (await insert(db, email, undefined, now())).link;
    },

    /** Takes a link's token, once. Returns whose it is. */
    async takeLink(token: string): Promise<string | undefined> {
      return (await take(db, 'linkHash', hashOf('link', token)))?.email;
    },

    /** Takes a code in the browser that asked, once. `over`: no code is taken any more, and the owner has to ask anew. */
    takeCode: (browser: string | undefined, code: string): Promise<{ email: string } | 'wrong' | 'over'> =>
      db.transaction().execute(async (transaction) => {
        if (!browser) return 'over';
        const at = now();
        const browserHash = hashOf('browser', browser);
        const counted = await countTry(transaction, browserHash, at);
        if (!counted) return 'over';
        const { id, email, codeHash, tries } = counted;
        const isOver = email !== '' && (await triesToday(transaction, email, at)) > maxTriesPerDay;
        const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOf('code', id, code)));
        if (!isRight || isOver || email === '') return isOver || tries >= maxTries ? 'over' : 'wrong';
        return (await take(transaction, 'browserHash', browserHash)) ?? 'over';
      }),
  };

  /** The update decides which of two requests at a time takes it. */
  function take(transaction: Db, column: 'linkHash' | 'browserHash', hash: string) {
    return transaction
      .updateTable('ownerSignIn')
      .set({ usedAt: now() })
      .where(column, '=', hash)
      .where('email', 'in', owners)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now())
      .returning('email')
      .executeTakeFirst();
  }
}

async function insert(
  db: Db,
  email: string,
  browser: string | undefined,
  at: Moment,
): Promise<{ link: string; code: string }> {
  const id = randomUUID();
  const link = makeToken();
  const code = makeCode();
  await db
    .insertInto('ownerSignIn')
    .values({
      id,
      email,
      browserHash: browser ? hashOf('browser', browser) : null,
      linkHash: hashOf('link', link),
      codeHash: hashOf('code', id, code),
      createdAt: at,
      expiresAt: at + signInMinutes * minuteMs,
      tries: 0,
      usedAt: null,
    })
    .execute();
  return { link, code };
}

/** Counts a code that was typed, before it is looked at; undefined where none is taken any more. */
function countTry(db: Db, browserHash: string, at: Moment) {
  return db
    .updateTable('ownerSignIn')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('browserHash', '=', browserHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .where('tries', '<', maxTries)
    .returning(['id', 'email', 'codeHash', 'tries'])
    .executeTakeFirst();
}

async function mayMail(db: Db, email: string, at: Moment): Promise<boolean> {
  const recent = await db
    .selectFrom('ownerSignIn')
    .select('id')
    .where('email', '=', email)
    .where('browserHash', 'is not', null)
    .where('createdAt', '>', at - 60 * minuteMs)
    .execute();
  return recent.length < maxMailsPerHour;
}

/** Codes typed at the same instant may not see each other: at most the five of each sign-in get past the limit. */
async function triesToday(db: Db, email: string, at: Moment): Promise<number> {
  const rows = await db
    .selectFrom('ownerSignIn')
    .select('tries')
    .where('email', '=', email)
    .where('createdAt', '>', at - dayMs)
    .execute();
  return rows.reduce((sum, { tries }) => sum + tries, 0);
}

/** Also mails that could not be sent in time: their links have expired. */
async function deleteOld(db: Db, at: Moment): Promise<void> {
  await db
    .deleteFrom('ownerSignIn')
    .where('createdAt', '<=', at - dayMs)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'owner-sign-in')
    .where('createdAt', '<=', at - signInMinutes * minuteMs)
    .execute();
}
