import { randomBytes } from 'node:crypto';
import type { Store } from '../../db/open.ts';

/**
 * Bytes of a probe. In SQLite more than a request takes, so that a disk which has no room for requests has none for the
 * probe; in PostgreSQL one page, because each probe goes through its write-ahead log and leaves a dead row behind.
 */
const probeBytes: Record<Store['kind'], number> = { sqlite: 32 * 1024, postgres: 8 * 1024 };

/** Overwrites the probe row in a transaction of its own, as a request does. Rejects where the store takes no writes. */
export async function proveWrite({ db, kind }: Store, at: number): Promise<void> {
  // Random, because PostgreSQL compresses repetitive values.
  const padding = randomBytes((probeBytes[kind] * 3) / 4).toString('base64');
  await db
    .insertInto('probe')
    .values({ id: 1, at, padding })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, padding }))
    .execute();
}
