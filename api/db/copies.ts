import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Moment } from './moment.ts';

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

/** Deletes copies of a SQLite store that are too old. */
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
