import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

export interface Pace {
  /** Pages copied between two pauses. */
  pages: number;
  /** The part of the time that is spent copying, above 0 to 1. */
  share: number;
}

/** A megabyte at a time (256 pages of 4 KB), a quarter of the time. */
const gentle: Pace = { pages: 256, share: 0.25 };

/**
 * Copies one snapshot of a SQLite file that a server is using, at a pace that leaves the disk to the server: each step is
 * flushed before the next is read, because a commit waits for everything the disk still has to write. Blocks the process
 * during the pauses.
 */
export async function pacedCopy(file: string, target: string, { pages, share }: Pace = gentle): Promise<void> {
  const source = new DatabaseSync(file);
  let copy: number | undefined;
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    // Checkpoints before and after run in this process: the server would otherwise have to make them within a commit.
    source.exec('PRAGMA wal_checkpoint(PASSIVE)');
    // A read transaction keeps one snapshot without blocking writers. Without it the backup restarts on every write.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    let begun = performance.now();
    await backup(source, target, {
      rate: pages,
      progress() {
        copy ??= openSync(target, 'r+');
        fdatasyncSync(copy);
        sleep((performance.now() - begun) * (1 / share - 1));
        begun = performance.now();
      },
    });
    source.exec('COMMIT');
    source.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    if (copy !== undefined) closeSync(copy);
    source.close();
  }
}

/** Blocks, because `backup` continues as soon as its callback returns. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
