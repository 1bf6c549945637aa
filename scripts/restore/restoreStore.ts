import { appendFileSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../api/db/open.ts';
import { setAside } from '../../api/db/copies.ts';
import type { Env } from '../../api/env.ts';
import { dropSignIns, erasuresFile, makeErasures } from '../../api/privacy/erasures.ts';
import { checkCopy } from '../backup/checkCopy.ts';
import { errorMessage } from '../support/runCommand.ts';

/**
 * Puts a copy of the store in its place. The files that were there are set aside, whoever was erased since is erased again, and
 * nobody is signed in.
 * @returns what was done, line by line
 * @throws Error where a server uses the store or the copy is damaged; nothing was changed then
 */
export async function restoreStore(env: Env, given: string, now = Date.now()): Promise<string[]> {
  if (env.DATABASE_URL)
    throw new Error(
      'The store is a PostgreSQL, which has its own tool for this. Stop the servers, then: ' +
        'pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump. The next start erases again whoever was erased since.',
    );
  const [copy, file] = [resolve(given), resolve(env.STORE_FILE)];
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`);
  if (copy === file) throw new Error(`${copy} is the store itself. Name a copy of it.`);
  await assertUnused(file, env);

  const part = `${file}.part`;
  try {
    for (const ending of ['', '-wal']) {
      rmSync(part + ending, { force: true });
      if (existsSync(copy + ending)) copyFileSync(copy + ending, part + ending);
    }
    const tables = checked(part, copy);
    const aside = setAside(file, now);
    renameSync(part, file);
    mergeErasures(erasuresFile(env), `${copy}-erasures`);
    const { erased, unreadable } = await openAgain(env, file);
    return [
      `${copy} is whole: ${tables.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`,
      aside ? `What was there is at ${aside}, and is deleted after 30 days.` : 'There was no store before.',
      `People erased again, because they were erased after the copy was made: ${erased}.`,
      ...(unreadable > 0
        ? [`Erasures that cannot be applied, because they were noted with the key of another store: ${unreadable}.`]
        : []),
      `The copy is in its place, ${file}. Start the server.`,
    ];
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(part + ending, { force: true });
  }
}

/** A process that has a SQLite file open keeps it from leaving WAL mode. @throws Error where there is one */
async function assertUnused(file: string, { PORT }: Env): Promise<void> {
  if (!existsSync(file)) return;
  const inUse = new Error(`A server, or another command, is using ${file}. Stop it first, and run this again.`);
  try {
    const store = new DatabaseSync(file, { timeout: 0 });
    try {
      store.exec('PRAGMA journal_mode = DELETE');
    } finally {
      store.close();
    }
  } catch (error) {
    // SQLITE_BUSY and SQLITE_LOCKED.
    if ([5, 6].includes(Number((error as { errcode?: number }).errcode) & 255)) throw inUse;
    // The file is damaged, and so tells nothing.
    const answers = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) throw inUse;
  }
}

function checked(part: string, copy: string) {
  try {
    return checkCopy(part);
  } catch (error) {
    throw new Error(`${copy} is damaged: ${errorMessage(error)}. Nothing was changed.`, { cause: error });
  }
}

/** Adds to the list of erasures what only the one beside the copy has, which is the only one on a new machine. */
function mergeErasures(list: string | undefined, other: string): void {
  if (!list || !existsSync(other)) return;
  const known = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const more = readFileSync(other, 'utf8')
    .split('\n')
    .filter((line) => line && !known.includes(line));
  if (more.length > 0) appendFileSync(list, `${more.join('\n')}\n`, { mode: 0o600 });
}

/** Brings the store up to date, and applies the list of erasures to it. */
async function openAgain(env: Env, file: string) {
  const store = await openStore({ file });
  try {
    await dropSignIns(store.db);
    const list = erasuresFile(env);
    return list ? await makeErasures(store, list).apply() : { erased: 0, unreadable: 0 };
  } finally {
    await store.close();
  }
}
