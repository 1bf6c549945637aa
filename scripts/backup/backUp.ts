import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Backup, noteBackup } from '../../api/db/backups.ts';
import type { Moment } from '../../api/db/moment.ts';
import type { Env } from '../../api/env.ts';
import { erasuresFile } from '../../api/privacy/erasures.ts';
import { retentionTime } from '../../api/privacy/retention.ts';
import { existingStoreFile, openExistingStore } from '../support/existingStore.ts';
import { errorMessage } from '../support/runCommand.ts';
import { checkCopy } from './checkCopy.ts';
import { pacedCopy } from './pacedCopy.ts';

const dayMs = 86_400_000;
/** The name of a copy that was not given one, with the time at which it was made. */
const datedName = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

interface BackUpOptions {
  /** A file, or a folder in which the copy is named by its time; by default the folder `backups` beside the store. */
  to?: string | undefined;
  /** After how many days copies in that folder are deleted that were named by their time. */
  keepDays?: number | undefined;
  now?: number;
}

/**
 * Copies the SQLite store while the server runs. The copy is checked before it gets its name.
 * @returns what was done, line by line
 * @throws Error where there is no store, the name is taken, or the copy is damaged
 */
export async function backUp(env: Env, { to, keepDays, now = Date.now() }: BackUpOptions = {}): Promise<string[]> {
  if (env.DATABASE_URL)
    throw new Error(
      'The store is a PostgreSQL, which has its own tool for this: pg_dump --format=custom --file=site.dump "$DATABASE_URL". ' +
        `Leave out who is signed in: --exclude-table-data='"ownerSession"' --exclude-table-data='"ownerSignIn"'. ` +
        'Tell the site afterwards: npm run backup -- --note',
    );
  const store = existingStoreFile(env);
  const file = fileFor(to ?? join(dirname(store), 'backups/'), now);
  if (existsSync(file)) throw new Error(`${file} is there already and is left as it is. Name another file.`);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    await pacedCopy(store, part);
    const tables = checkPart(part);
    renameSync(part, file);
    // Restoring an older copy needs the list of erasures, and this backup may be all that is left.
    const list = erasuresFile(env);
    if (list && existsSync(list)) copyFileSync(list, `${file}-erasures`);
    const bytes = statSync(file).size;
    const own = await note(env, { at: now, how: 'checked', bytes });
    const deleted = keepDays === undefined ? [] : deleteOlder(dirname(file), own - keepDays * dayMs);
    return [
      file,
      `${bytes} bytes, whole: ${tables.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`,
      ...(own < now ? [`The clock is ahead of the server: copies were judged by ${new Date(own).toISOString()}.`] : []),
      ...deleted.map((name) => `Deleted: ${name}`),
    ];
  } finally {
    for (const ending of ['', '-journal']) rmSync(part + ending, { force: true });
  }
}

/** Tells the owner's desk, by the store, that another tool has made a backup. */
export const noteOther = (env: Env): Promise<unknown> => note(env, { at: Date.now(), how: 'noted' });

/** @returns the moment by which copies are too old: a clock that is years ahead would leave this one alone */
async function note(env: Env, backup: Backup): Promise<Moment> {
  const store = await openExistingStore(env);
  try {
    await noteBackup(store.db, backup);
    return await retentionTime(store.db, backup.at);
  } finally {
    await store.close();
  }
}

function fileFor(to: string, now: number): string {
  const isFolder = /[\\/]$/.test(to) || (existsSync(to) && statSync(to).isDirectory());
  const name = `site-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
  return resolve(isFolder ? join(to, name) : to);
}

function checkPart(part: string) {
  try {
    return checkCopy(part);
  } catch (error) {
    throw new Error(`The copy is damaged and was not kept: ${errorMessage(error)}`, { cause: error });
  }
}

/** Deletes copies that were made before a moment, as their names tell, with their lists of erasures. */
function deleteOlder(folder: string, before: number): string[] {
  return readdirSync(folder).filter((name) => {
    const [, day, hour, minute, second] = datedName.exec(name) ?? [];
    if (day === undefined || Date.parse(`${day}T${hour}:${minute}:${second}Z`) >= before) return false;
    for (const ending of ['', '-erasures']) rmSync(join(folder, name + ending), { force: true });
    return true;
  });
}
