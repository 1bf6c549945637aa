import { setTimeout as sleep } from 'node:timers/promises';
import { personalTables } from './personalColumns.ts';
import { makePostgresPool } from './postgresPool.ts';

/** A step that takes longer is tried again later; what it has done stays done. */
const longestStepMs = 60_000;
const pollMs = 100;

/**
 * Removes deleted rows from the tables and indexes of a PostgreSQL, where they are readable until then. `VACUUM` keeps, without
 * saying so, what a transaction from before the deletion may still read, a dump for example: these are waited for.
 * @throws Error if one is still open after `patienceMs` milliseconds, or something else holds a table
 */
export async function vacuum(url: string, patienceMs: number): Promise<void> {
  const { pool, close } = makePostgresPool(url, { max: 1, timeoutMs: longestStepMs });
  try {
    const client = await pool.connect();
    try {
      await client.query(`SET lock_timeout = ${Math.max(1, Math.ceil(patienceMs))}`);
      // Whatever has been deleted so far was deleted by a transaction with a lower number. 0 to 2 are none.
      const { rows } = await client.query<{ next: string }>(
        'SELECT greatest(txid_snapshot_xmax(txid_current_snapshot()) % 4294967296, 3)::text AS next',
      );
      const end = performance.now() + patienceMs;
      while ((await client.query(olderReaders, [rows[0]?.next])).rowCount !== 0) {
        if (performance.now() > end)
          throw new Error(
            'What was deleted is still in the database: a transaction that began before, such as a dump, may read it.',
          );
        await sleep(pollMs);
      }
      // FREEZE waits for a page that somebody holds, which would be passed over; indexes too, however few rows went.
      await client.query(`VACUUM (FREEZE, INDEX_CLEANUP) ${personalTables.map((table) => `"${table}"`).join(', ')}`);
      // What the statistics had before they had nothing of a person. Whom the server does not let in is only warned.
      await client.query('VACUUM (FREEZE) pg_catalog.pg_statistic');
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
}

/** Whatever makes `VACUUM` keep rows: https://www.postgresql.org/docs/current/routine-vacuuming.html */
const olderReaders = `
  SELECT 1 FROM (
    SELECT backend_xmin AS id FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND (coalesce(datid, 0) = 0 OR datname = current_database())
    UNION ALL SELECT backend_xid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()
    UNION ALL SELECT transaction FROM pg_prepared_xacts WHERE database = current_database()
    UNION ALL SELECT xmin FROM pg_replication_slots
  ) AS readers WHERE id IS NOT NULL AND age(id) > age($1::text::xid) LIMIT 1`;
