import { createHash, createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { tokenSecret } from '../subscribers/secret.ts';
import { eraseAddress, knownAddresses, plainAddress } from './erase.ts';

/**
 * Who was erased, and when, in a file beside the store: it outlives a restore, which would bring back what was erased.
 * A line holds a moment, the key's fingerprint and a keyed hash of the address; the key is in the store and in every
 * copy of it, so that the file alone tells nothing about anybody.
 */
export interface Erasures {
  /** Notes it, on the disk, before anything is deleted: an erasure that is interrupted is finished by `apply`. */
  note(email: string, at: Moment): Promise<void>;
  /** Notes in the store that it holds nothing of those in the file. */
  markApplied(): Promise<void>;
  /** Erases again what the store holds of those in the file; nothing to do for a store that was not restored. */
  apply(): Promise<Applied>;
}

interface Applied {
  /** People of whom something was in the store. */
  erased: number;
  /** Lines that were written with the key of another store, and tell nothing here. */
  unreadable: number;
}

/** The file's name, or undefined for a store in memory. */
export function erasuresFile({ ERASURES_FILE, DATABASE_URL, STORE_FILE }: Env): string | undefined {
  return ERASURES_FILE ?? (!DATABASE_URL && STORE_FILE === ':memory:' ? undefined : `${STORE_FILE}-erasures`);
}

export function makeErasures(store: Store, file: string): Erasures {
  const { db } = store;
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  // The store's own secret, whatever the environment says: it is in every backup, and nobody can change it by mistake.
  const makeHash = async () => {
    const secret = await tokenSecret(store);
    return (...parts: string[]) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['erasures', ...parts]))
        .digest('base64url');
  };

  async function markApplied(): Promise<void> {
    const value = digestOf(read());
    await db
      .insertInto('setting')
      .values({ name: 'erasures', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  return {
    markApplied,

    async note(email, at) {
      const hash = await makeHash();
      const line = `${new Date(at).toISOString()} ${hash()} ${hash(plainAddress(email))}\n`;
      const descriptor = openSync(file, 'a', 0o600);
      writeSync(descriptor, line);
      fsyncSync(descriptor);
      closeSync(descriptor);
    },

    async apply() {
      // Made by the first opening, so that every copy of the store holds the key.
      const hash = await makeHash();
      const text = read();
      const applied = await db.selectFrom('setting').select('value').where('name', '=', 'erasures').executeTakeFirst();
      if (text === '' || applied?.value === digestOf(text)) return { erased: 0, unreadable: 0 };

      const lines = text
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
      const ours = lines.filter(([, key]) => key === hash());
      const erasedAt = new Map(ours.map(([at = '', , person = '']) => [person, Date.parse(at)]));
      let erased = 0;
      for (const address of await knownAddresses(db)) {
        const until = erasedAt.get(hash(plainAddress(address)));
        // Who wrote again later is not erased.
        if (until !== undefined && Object.values(await eraseAddress(db, [address], until)).some((count) => count > 0))
          erased += 1;
      }
      await store.scrub();
      await markApplied();
      return { erased, unreadable: lines.length - ours.length };
    },
  };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
