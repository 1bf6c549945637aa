import { createHash, createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Db, Store } from '../db/open.ts';
import { serverSecret } from '../db/serverSecret.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { dropSignIns } from './dropSignIns.ts';
import { isNothing, knownEmailAddresses } from './erase.ts';
import { deleteWithProof } from './erasureProof.ts';
import { scrubDeleted, scrubPatienceMs } from './scrubbing.ts';

/**
 * A file beside the store with who was erased, and when, because restoring a backup brings back what was erased. Each line
 * holds a moment, the fingerprint of a key and a hash of the address with that key. The key is in the store and its backups,
 * so that the file alone identifies nobody.
 */
export interface Erasures {
  /** Appends an erasure, flushed to disk. Call it before deleting: `apply` finishes an erasure that was interrupted. */
  note(email: string, at: Moment): Promise<Noted>;
  /** The address's hash in the file, whether it is noted there or not. */
  codeOf(email: string): Promise<string>;
  /** Marks in the store that an erasure is applied, in its transaction. One that another process has noted and not applied is left to `apply`. */
  markApplied(noted: Noted, transaction: Db): Promise<void>;
  /**
   * Repeats the erasures of the file, proves those that have no proof, and ends sessions and links to sign in; does nothing for
   * a store that was not restored.
   */
  apply(): Promise<Applied>;
}

interface Noted {
  line: string;
  /** That of the proof. */
  id: string;
}

interface Applied {
  /** People of whom something was in the store. */
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

  return {
    async markApplied({ line }, transaction) {
      const text = read();
      const before = text.slice(0, text.lastIndexOf(line));
      const applied = await readSetting(transaction, 'erasures');
      const isNext = applied === hashOf(before) || (before === '' && applied === undefined);
      if (isNext) await writeSetting(transaction, 'erasures', hashOf(before + line));
    },

    codeOf: async (email) => (await makeHash())(plainEmailAddress(email)),

    async note(email, at) {
      const hash = await makeHash();
      const [moment, person] = [new Date(at).toISOString(), hash(plainEmailAddress(email))];
      const line = `${moment} ${hash()} ${person}\n`;
      const descriptor = openSync(file, 'a', 0o600);
      writeSync(descriptor, line);
      fsyncSync(descriptor);
      closeSync(descriptor);
      return { line, id: proofIdOf(moment, person) };
    },

    async apply() {
      // Creates the key at the first start, so that every backup holds it.
      const hash = await makeHash();
      const text = read();
      if (text === '' || (await readSetting(db, 'erasures')) === hashOf(text)) return { erased: 0, unreadable: 0 };

      await dropSignIns(db);
      const lines = text
        .trim()
        .split('\n')
        .map((line) => line.split(' '));
      const ours = lines.filter(([, key]) => key === hash());
      const noted = new Map(ours.map(([moment = '', , person = '']) => [person, moment]));
      const people = Map.groupBy(await knownEmailAddresses(db), (address) => hash(plainEmailAddress(address)));
      let erased = 0;
      for (const [code, spellings] of people) {
        const moment = noted.get(code);
        if (moment === undefined) continue;
        const at = Date.parse(moment);
        const proof = { id: proofIdOf(moment, code), at, by: '', code };
        // What was written after the erasure stays.
        const deleted = await db
          .transaction()
          .execute((transaction) => deleteWithProof(transaction, { spellings, until: at, proof }));
        if (!isNothing(deleted)) erased += 1;
      }
      // Where others read the files, they are scrubbed later.
      await scrubDeleted(store, scrubPatienceMs).catch(() => undefined);
      await writeSetting(db, 'erasures', hashOf(text));
      return { erased, unreadable: lines.length - ours.length };
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A number in the form of a UUID. */
const proofIdOf = (moment: string, person: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['proof', moment, person]))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
