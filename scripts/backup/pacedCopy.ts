import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

export interface Pace {
  /** Pages copied between two pauses. */
  pages: number;
  /** The part of the time that is spent copying, above 0 to 1. */
  share: number;
}

/** A megabyte at a time, a quarter of the time. */
const gentle: Pace = { pages: 256, share: 0.25 };

/**
 * Copies a SQLite file that a server is using, in one state of it, and keeps out of the server's way: each piece is
 * flushed before the next one is read, because a commit that comes while the disk takes in a whole copy waits for all
 * of it. Blocks its process during the pauses.
 */
export async function pacedCopy(file: string, target: string, { pages, share }: Pace = gentle): Promise<void> {
  const source = new DatabaseSync(file);
  let copy: number | undefined;
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    // What is in the log goes to the file now, and what comes during the copy at its end, both in this process: it
    // would otherwise be the server that stops for it.
    source.exec('PRAGMA wal_checkpoint(PASSIVE)');
    // Reading holds on to one state of the store without keeping anybody from writing. Outside a transaction, each
    // write would make the copy begin again.
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

/** `backup` goes on at once when its callback returns: a pause has to block. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
