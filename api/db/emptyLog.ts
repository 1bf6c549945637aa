import type { DatabaseSync } from 'node:sqlite';

/**
 * Moves what is in the write-ahead log into the file and empties the log, in which deleted rows can be read until then.
 * A reader that holds on to an older state, as a backup does, is waited for.
 * @throws where it goes on reading for longer than `patienceMs`.
 */
export async function emptyLog(sqlite: DatabaseSync, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!tryOnce(sqlite)) {
    if (Date.now() > end)
      throw new Error(
        'What was deleted is still in the log of the store: another process, such as a backup, is reading it.',
      );
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

function tryOnce(sqlite: DatabaseSync): boolean {
  // Most of it, without keeping anybody from writing; what follows does, and does not wait.
  sqlite.exec('PRAGMA wal_checkpoint(PASSIVE); PRAGMA busy_timeout = 0');
  try {
    return sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch (error) {
    // 5 and 6: locked by another connection, or by a transaction on this one.
    if ([5, 6].includes(Number((error as { errcode?: number }).errcode) & 255)) return false;
    throw error;
  } finally {
    sqlite.exec('PRAGMA busy_timeout = 5000');
  }
}
