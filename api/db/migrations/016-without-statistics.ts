import { randomUUID } from 'node:crypto';
import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';
import { withoutStatistics } from '../withoutStatistics.ts';

/** A PostgreSQL keeps no values of personal columns in its statistics; those that it had are deleted, and vacuumed by the next clean-up. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // As `noteDeletion` writes it, from the beginning of time.
  const value = `${'0'.repeat(13)} ${randomUUID()}`;
  await sql`INSERT INTO "setting" ("name", "value") SELECT 'unscrubbed', ${value}::text
    WHERE EXISTS (SELECT 1 FROM pg_stats WHERE schemaname = current_schema())
    ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`.execute(db);
  await withoutStatistics(db);
}
