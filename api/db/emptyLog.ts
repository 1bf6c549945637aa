import type { DatabaseSync } from 'node:sqlite';

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
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
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
