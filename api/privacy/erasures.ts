import { createHash, createHmac } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { plainEmailAddress, serverSecret } from '../db/addressKey.ts';
import type { Db, Store } from '../db/open.ts';
import type { ErasureTable } from '../db/ownerTables.ts';
import type { Moment } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { isNothing, knownEmailAddresses, deleteWithProof } from './erase.ts';
import { scrubDeleted, scrubPatienceMs } from './scrubbing.ts';

/**
 * Who was erased, and when, because restoring a backup brings back what was erased: a table, and a file beside the store that
 * has whatever any process with that file has seen of it. Where the table has been restored too, what only the file has is
 * missing in it. Each entry holds a moment, the fingerprint of a key and a hash of the address with that key. The key is in the
 * store and its backups, so that the file alone identifies nobody.
 */
export type Erasures = ReturnType<typeof makeErasures>;

interface Applied {
  /** People of whom something was in the store. */
  erased: number;
  /** Entries, new to the table, that were written with the key of another store and cannot be matched. */
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

export function makeErasures(store: Store, file: string) {
  const { db } = store;
  // The secret in the store, never `TOKEN_SECRET`: it is in every backup and cannot be changed by mistake.
  const makeHash = async () => {
    const secret = await serverSecret(store);
    return (...parts: string[]) =>
      createHmac('sha256', secret)
        .update(JSON.stringify(['erasures', ...parts]))
        .digest('base64url');
  };
  const inTable = () => db.selectFrom('erasure').selectAll().orderBy('at').execute();

  return {
    /** Notes in the table that an erasure is applied, in its transaction. */
    markApplied: (noted: ErasureTable, transaction: Db): Promise<void> => addEntries(transaction, [noted]),

    /** The address's hash, whether it is noted or not. */
    codeOf: async (email: string): Promise<string> => (await makeHash())(plainEmailAddress(email)),

    /** Appends an erasure to the file, flushed to disk. Call it before deleting: `apply` finishes an erasure that was interrupted. */
    async note(email: string, at: Moment): Promise<ErasureTable> {
      const hash = await makeHash();
      const noted = entryOf(new Date(at).toISOString(), hash(), hash(plainEmailAddress(email)));
      append(file, [noted]);
      return noted;
    },

    /**
     * Repeats the erasures of table and file, and proves those that have no proof. Ends sessions and links to sign in where that
     * finds something, or the file knows of more than the table: the store was restored, or an erasure was interrupted.
     */
    async apply(): Promise<Applied> {
      // Creates the key at the first start, so that every backup holds it.
      const hash = await makeHash();
      const [known, listed] = [await inTable(), readEntries(file)];
      const ids = new Set(known.map(({ id }) => id));
      const missing = listed.filter(({ id }) => !ids.has(id));
      if (missing.length > 0) await dropSignIns(db);
      // What a clock that was ahead has noted would be repeated whenever the person writes again.
      const past = known.filter(({ at }) => at <= Date.now());
      const ours = [...past, ...missing].filter(({ key }) => key === hash()).sort((a, b) => a.at - b.at);
      const noted = new Map(ours.map((entry) => [entry.person, entry]));
      const erased = noted.size > 0 ? await eraseAgain(noted, (address) => hash(plainEmailAddress(address))) : 0;
      if (erased > 0) await dropSignIns(db);
      await addEntries(db, missing);
      // Where others read the files, they are scrubbed later.
      if (missing.length + erased > 0) await scrubDeleted(store, scrubPatienceMs).catch(() => undefined);
      await dump();
      return { erased, unreadable: missing.filter(({ key }) => key !== hash()).length };
    },

    dump,
  };

  /** Adds to the file what it has not got of the table: the erasures of other machines. */
  async function dump(): Promise<void> {
    const known = new Set(readEntries(file).map(({ id }) => id));
    const more = (await inTable()).filter(({ id }) => !known.has(id));
    if (more.length > 0) append(file, more);
  }

  /** Erases whoever is noted of what was there until then: what was written after the erasure stays. */
  async function eraseAgain(
    noted: ReadonlyMap<string, ErasureTable>,
    codeOf: (address: string) => string,
  ): Promise<number> {
    let erased = 0;
    for (const [code, spellings] of Map.groupBy(await knownEmailAddresses(db), codeOf)) {
      const entry = noted.get(code);
      if (!entry) continue;
      const { id, at } = entry;
      const proof = { id, at, by: '', code };
      const deleted = await db
        .transaction()
        .execute((transaction) => deleteWithProof(transaction, { spellings, until: at, proof }));
      if (!isNothing(deleted)) erased += 1;
    }
    return erased;
  }
}

async function addEntries(db: Db, entries: readonly ErasureTable[]): Promise<void> {
  for (const entry of entries)
    await db
      .insertInto('erasure')
      .values(entry)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

const readEntries = (file: string): ErasureTable[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    const [moment = '', key = '', person = ''] = line.split(' ');
    return person ? [entryOf(moment, key, person)] : [];
  });

function append(file: string, entries: readonly ErasureTable[]): void {
  const descriptor = openSync(file, 'a', 0o600);
  writeSync(
    descriptor,
    entries.map(({ at, key, person }) => `${new Date(at).toISOString()} ${key} ${person}\n`).join(''),
  );
  fsyncSync(descriptor);
  closeSync(descriptor);
}

const entryOf = (moment: string, key: string, person: string): ErasureTable => ({
  id: proofIdOf(moment, person),
  at: Date.parse(moment),
  key,
  person,
});

/** A number in the form of a UUID. */
const proofIdOf = (moment: string, person: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['proof', moment, person]))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Ends what a copy of the store brings back: sessions of the desk and links to sign in, which may have ended since, and their mails. */
export async function dropSignIns(db: Db): Promise<void> {
  await db.deleteFrom('ownerSession').execute();
  await db.deleteFrom('ownerSignIn').execute();
  await db.deleteFrom('outbox').where('kind', '=', 'owner-sign-in').execute();
}
