import { randomBytes } from 'node:crypto';
import type { Store } from '../../db/open.ts';

/**
 * Bytes of a probe. In SQLite more than a request takes, so that a disk which has no room for requests has none for the
 * probe; in PostgreSQL a page, because each probe goes through its write-ahead log and leaves a dead row behind.
 */
const probeBytes: Record<Store['kind'], number> = { sqlite: 32 * 1024, postgres: 8 * 1024 };

/** Writes a row over the last one, as a request is written: through a commit, to the disk. */
export async function proveWrite({ db, kind }: Store, at: number): Promise<void> {
  // Random, because PostgreSQL compresses what repeats.
  const padding = randomBytes((probeBytes[kind] * 3) / 4).toString('base64');
  await db
    .insertInto('probe')
    .values({ id: 1, at, padding })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, padding }))
    .execute();
}

/** Asks at most once in so many milliseconds, and gives everybody else the last answer, failures too. */
export function onceIn<Answer>(ms: number, question: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined;
  let askedAt = 0;
  return () => {
    const now = performance.now();
    if (!last || now - askedAt >= ms) {
      askedAt = now;
      last = question();
    }
    return last;
  };
}
