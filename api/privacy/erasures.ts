import { createHash, createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Store } from '../db/open.ts';
import { serverSecret } from '../db/serverSecret.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { eraseEmailAddress, knownEmailAddresses } from './erase.ts';

/**
 * A file beside the store with who was erased, and when, because restoring a backup brings back what was erased. Each line
 * holds a moment, the fingerprint of a key and a hash of the address with that key. The key is in the store and its backups,
 * so that the file alone identifies nobody.
 */
export interface Erasures {
  /** Appends an erasure, flushed to disk, and returns the address's hash in it. Call it before deleting: `apply` finishes an erasure that was interrupted. */
  note(email: string, at: Moment): Promise<string>;
  /** The address's hash in the file, whether it is noted there or not. */
  codeOf(email: string): Promise<string>;
  /** Marks in the store that every erasure of the file is applied. */
  markApplied(): Promise<void>;
  /** Repeats the erasures of the file; does nothing for a store that was not restored. */
  apply(): Promise<Applied>;
}

interface Applied {
  /** Addresses of which something was in the store. */
  erased: number;
  /** Lines that were written with the key of another store and cannot be matched. */
  unreadable: number;
}

/** Path of the file; undefined for a store in memory. */
export function erasuresFile({ ERASURES_FILE, DATABASE_URL, STORE_FILE }: Env): string | undefined {
  return ERASURES_FILE ?? (!DATABASE_URL && STORE_FILE === ':memory:' ? undefined : `${STORE_FILE}-erasures`);
}

/** The erasures of the environment's store; undefined for a store in memory. */
export function erasuresOf(store: Store, env: Env): Erasures | undefined {
  const file = erasuresFile(env);
  return file ? makeErasures(store, file) : undefined;
}

export function makeErasures(store: Store, file: string): Erasures {
  const { db } = store;
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  // The secret in the store, never `TOKEN_SECRET`: it is in every backup and cannot be changed by mistake.
  const makeHash = async () => {
    const secret = await serverSecret(store);
    return (...parts: string[]) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['erasures', ...parts]))
        .digest('base64url');
  };

  async function markApplied(): Promise<void> {
    const value = hashOf(read());
    await db
      .insertInto('setting')
      .values({ name: 'erasures', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  return {
    markApplied,

    codeOf: async (email) => (await makeHash())(plainEmailAddress(email)),

    async note(email, at) {
      const hash = await makeHash();
      const person = hash(plainEmailAddress(email));
      const line = `${new Date(at).toISOString()} ${hash()} ${person}\n`;
      const descriptor = openSync(file, 'a', 0o600);
      writeSync(descriptor, line);
      fsyncSync(descriptor);
      closeSync(descriptor);
      return person;
    },

    async apply() {
      // Creates the key at the first start, so that every backup holds it.
      const hash = await makeHash();
      const text = read();
      const applied = await db.selectFrom('setting').select('value').where('name', '=', 'erasures').executeTakeFirst();
      if (text === '' || applied?.value === hashOf(text)) return { erased: 0, unreadable: 0 };

      const lines = text
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
      const ours = lines.filter(([, key]) => key === hash());
      const erasedAt = new Map(ours.map(([at = '', , person = '']) => [person, Date.parse(at)]));
      let erased = 0;
      for (const address of await knownEmailAddresses(db)) {
        const until = erasedAt.get(hash(plainEmailAddress(address)));
        // What was written after the erasure stays.
        if (
          until !== undefined &&
          Object.values(await eraseEmailAddress(db, [address], until)).some((count) => count > 0)
        )
          erased += 1;
      }
      await store.scrub();
      await markApplied();
      return { erased, unreadable: lines.length - ours.length };
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
