import { setTimeout as sleep } from 'node:timers/promises';
import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Moment } from './moment.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Copies hold what visitors wrote, and whoever is erased stays in them: none is kept for longer. */
const keptMs = 30 * 86_400_000;

/** Copies a SQLite store beside its file before a migration, so that there is a way back; nobody else may read the copy. */
export async function copyBefore(db: QueryExecutorProvider, file: string, migration: string): Promise<void> {
  // Two processes may open one store of an earlier release at once.
  const part = `${file}.${process.pid}.part`;
  rmSync(part, { force: true });
  // SQLite writes into an empty file that is there, which has the right permissions from the start.
  closeSync(openSync(part, 'wx', 0o600));
  await sql`VACUUM INTO ${part}`.execute(db);
  renameSync(part, `${file}.before-${migration}`);
}

/** Sets a SQLite store's files aside, its log included. @returns the new path of the first, or undefined where there was none */
export function setAside(file: string, now: Moment): string | undefined {
  const aside = `${file}.aside-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const there = ['', '-wal', '-shm'].filter((ending) => existsSync(file + ending));
  for (const ending of there) {
    renameSync(file + ending, aside + ending);
    // Their age counts from now on.
    utimesSync(aside + ending, now / 1000, now / 1000);
  }
  return there.length > 0 ? aside : undefined;
}

export function deleteOldCopies(file: string, now: Moment): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    // Parts are of a process that was killed while it copied.
    const isCopy =
      name.startsWith(basename(file)) && /^\.(?:before-|aside-|\d+\.part)/.test(name.slice(basename(file).length));
    if (!isCopy) continue;
    if (now - statSync(join(folder, name)).mtimeMs > keptMs) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Checkpoints and truncates SQLite's write-ahead log, in which deleted rows are readable until then. Waits for readers of an
 * older snapshot, such as a backup.
 * @throws Error if one is still reading after `patienceMs` milliseconds
 */
export async function emptyLog(sqlite: DatabaseSync, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!tryOnce(sqlite)) {
    if (performance.now() > end)
      throw new Error(
        'What was deleted is still in the log of the store: another process, such as a backup, is reading it.',
      );
    await sleep(100);
  }
}

function tryOnce(sqlite: DatabaseSync): boolean {
  try {
    // PASSIVE does most of the work without blocking writers; TRUNCATE blocks them, and does not wait, because nothing here does.
    sqlite.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch (error) {
    // SQLITE_BUSY and SQLITE_LOCKED.
    if ([5, 6].includes(Number((error as { errcode?: number }).errcode) & 255)) return false;
    throw error;
  }
}
