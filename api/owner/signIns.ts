import { randomUUID, timingSafeEqual } from 'node:crypto';
import { lowerCase } from '../../data/rules/text/lowerCase.ts';
import type { Db, Store } from '../db/open.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import { signInMinutes } from '../mail/templates/ownerMails.ts';
import { hashOf, makeCode } from './sessions.ts';
import { askedKeyOf, countCode, countMail, forgetMails } from './signInCounts.ts';
import { makeSecret } from '../db/addressKey.ts';

const maxTries = 5;

export type WriteSignInMail = (email: string, secrets: { link: string; code: string }) => NewOutboxMessage[];

/** Sign-ins to the desk: by a link, or by a code in the browser that asked. */
export type SignIns = ReturnType<typeof makeSignIns>;

interface SignInsParts {
  store: Pick<Store, 'db'>;
  owners: readonly string[];
  /** Told when the last wrong code of a day was typed for an owner. */
  onCodesUsedUp?: (owner: string) => void;
  now?: () => Moment;
}

export function makeSignIns({ store: { db }, owners, onCodesUsedUp, now = Date.now }: SignInsParts) {
  const ownerOf = (address: string) => owners.find((owner) => owner === lowerCase(address.trim()));

  return {
    /**
     * Begins a sign-in. For an address that is no owner's the same is written, so that nothing tells who the owner is. Returns
     * the token for the browser's cookie, and what queues the mail: to be called when the answer is long gone.
     */
    ask: (address: string, write: WriteSignInMail): Promise<{ browser: string; queue: () => Promise<string[]> }> =>
      db.transaction().execute(async (transaction) => {
        const browser = makeSecret();
        const email = ownerOf(address);
        const key = (await askedKeyOf(transaction))(address);
        const { mailed, at } = await countMail(transaction, key, now);
        const secrets = await insert(transaction, { email: (mailed && email) || '', address: key, browser, at });
        return { browser, queue: async () => (mailed ? queueMail(email, (to) => write(to, secrets)) : []) };
      }),

    /** Begins a sign-in by link alone, for the command line. @throws Error where the address is no owner's */
    async print(address: string): Promise<string> {
      const email = ownerOf(address);
      if (!email) throw new Error(`${address} is not in OWNER_EMAIL.`);
      return (await insert(db, { email, address: '', browser: undefined, at: now() })).link;
    },

    /** Takes a link's token, once. Returns whose it is. The window where it was asked for is answered as a stranger's from then on. */
    async takeLink(token: string): Promise<string | undefined> {
      const hash = hashOf('link', token);
      const ended = { linkHash: hashOf('link', makeSecret()) };
      return db.transaction().execute(async (transaction) => {
        const taken = await take(transaction, owners, { column: 'linkHash', hash, ended, now });
        if (taken) await transaction.updateTable('ownerSignIn').set({ email: '' }).where('id', '=', taken.id).execute();
        return taken?.email;
      });
    },

    /** Takes a code in the browser that asked, once. `over`: no code is taken any more, and the owner has to ask anew. */
    async takeCode(browser: string | undefined, code: string): Promise<{ email: string } | 'wrong' | 'over'> {
      if (!browser) return 'over';
      let usedUp: string | undefined;
      const taken = await db.transaction().execute(async (transaction) => {
        const browserHash = hashOf('browser', browser);
        const typed = await countTry(transaction, browserHash, now());
        if (!typed) return 'over';
        const { id, email, address, codeHash, tries } = typed;
        const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOf('code', id, code))) && email !== '';
        const counted = await countCode(transaction, address, isRight, now);
        if (counted === 'taken') {
          const taking = { column: 'browserHash', hash: browserHash, ended: { usedAt: now() }, now } as const;
          const ended = await take(transaction, owners, taking);
          return ended ? { email: ended.email } : 'over';
        }
        const keyOf = await askedKeyOf(transaction);
        if (counted === 'last') usedUp = owners.find((owner) => keyOf(owner) === address);
        return counted === 'over' || tries >= maxTries ? 'over' : 'wrong';
      });
      if (usedUp) onCodesUsedUp?.(usedUp);
      return taken;
    },
  };

  /** For a stranger the same work is done, and undone, so that the next request does not feel whether there was a mail. */
  async function queueMail(email: string | undefined, write: (to: string) => NewOutboxMessage[]): Promise<string[]> {
    const messages = write(email ?? owners[0] ?? '');
    if (messages.length === 0) return [];
    const ids = messages.map(({ id }) => id);
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('outbox').values(messages).execute();
      if (!email) await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
    });
    return email ? ids : [];
  }
}

interface Taking {
  column: 'linkHash' | 'browserHash';
  hash: string;
  /** What keeps it from being taken again. */
  ended: { usedAt: Moment } | { linkHash: string };
  now: () => Moment;
}

/** Takes a sign-in of an owner, once: the update decides which of two requests at a time does. Its mail counts no more. */
async function take(db: Db, owners: readonly string[], { column, hash, ended, now }: Taking) {
  const taken = await db
    .updateTable('ownerSignIn')
    .set(ended)
    .where(column, '=', hash)
    .where('email', 'in', owners)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .returning(['id', 'email', 'address', 'createdAt'])
    .executeTakeFirst();
  if (taken?.address) await forgetMails(db, taken.address, [taken.createdAt], now);
  return taken && { id: taken.id, email: taken.email };
}

interface Begun {
  email: string;
  address: string;
  browser: string | undefined;
  at: Moment;
}

async function insert(db: Db, { email, address, browser, at }: Begun): Promise<{ link: string; code: string }> {
  const id = randomUUID();
  const link = makeSecret();
  const code = makeCode();
  await db
    .insertInto('ownerSignIn')
    .values({
      id,
      email,
      address,
      browserHash: browser ? hashOf('browser', browser) : null,
      linkHash: hashOf('link', link),
      codeHash: hashOf('code', id, code),
      createdAt: at,
      expiresAt: at + signInMinutes * 60_000,
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
    .returning(['id', 'email', 'address', 'codeHash', 'tries'])
    .executeTakeFirst();
}
