// `npm run backup [FILE]`: copies the store while the server runs. The copy is checked before it gets its name.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Env, readEnv } from '../api/env.ts';
import { type Backup, noteBackup } from '../api/db/backups.ts';
import { erasuresFile } from '../api/privacy/erasures.ts';
import { pacedCopy } from './backup/pacedCopy.ts';
import { withoutSignIns } from './backup/withoutSignIns.ts';
import { UsageError } from './leads/command.ts';
import { errorMessage, existingStoreFile, openExistingStore } from './leads/existingStore.ts';

// A copy holds what visitors wrote: nobody else on the machine may read it.
process.umask(0o077);
// Lower than the server's, so that requests go first.
setPriority(5);
const part = (file: string) => `${file}.part`;

try {
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0 || (given?.startsWith('-') && given !== '--note'))
    throw new UsageError('Usage: npm run backup [FILE], or npm run backup -- --note after a backup by another tool');
  const env = readEnv(process.env);
  if (given === '--note') {
    await note(env, { at: Date.now(), how: 'noted' });
    console.log('Noted: a backup was made now.');
  } else await backUp(env, given);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function backUp(env: Env, given: string | undefined): Promise<void> {
  if (env.DATABASE_URL)
    throw new Error(
      'The store is a PostgreSQL, which has its own tool for this: pg_dump --format=custom --file=site.dump "$DATABASE_URL". ' +
        `Leave out who is signed in: --exclude-table-data='"ownerSession"' --exclude-table-data='"ownerSignIn"'. ` +
        'Tell the site afterwards: npm run backup -- --note',
    );
  const file = resolve(given ?? `var/backups/site-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
  if (existsSync(file)) throw new Error(`${file} is there already and is left as it is. Name another file.`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    rmSync(part(file), { force: true });
    await pacedCopy(existingStoreFile(env), part(file));
    const counts = check(part(file));
    renameSync(part(file), file);
    // Restoring an older copy needs the list of erasures, and this backup may be all that is left.
    const list = erasuresFile(env);
    if (list && existsSync(list)) copyFileSync(list, `${file}-erasures`);
    const bytes = statSync(file).size;
    console.log(`${file}\n${bytes} bytes, whole: ${counts.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`);
    await note(env, { at: Date.now(), how: 'checked', bytes });
  } finally {
    for (const ending of ['', '-journal']) rmSync(part(file) + ending, { force: true });
  }
}

/** Tells the owner's desk, by the store. */
async function note(env: Env, backup: Backup): Promise<void> {
  const store = await openExistingStore(env);
  await noteBackup(store.db, backup).finally(() => store.close());
}

/** Takes out of the copy what signs in, runs SQLite's integrity check on it, and counts its rows. @throws Error where it is damaged. */
function check(file: string): { table: string; rows: number }[] {
  // Out of WAL mode, so that the copy is one file without a journal beside it.
  const made = new DatabaseSync(file);
  made.exec('PRAGMA journal_mode = DELETE');
  withoutSignIns(made);
  made.close();
  const copied = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = copied
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    if (faults.join() !== 'ok')
      throw new Error(`The copy is damaged and was not kept: ${faults.slice(0, 5).join('; ')}`);
    const tables = copied
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'kysely%' AND name <> 'probe' ORDER BY name",
      )
      .all()
      .map(({ name }) => String(name));
    return tables.map((table) => ({
      table,
      rows: Number(copied.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows),
    }));
  } finally {
    copied.close();
  }
}
