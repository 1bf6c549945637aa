import { type QueryExecutorProvider, sql } from 'kysely';
import { personalColumns } from './personalColumns.ts';

/**
 * Keeps a PostgreSQL from gathering statistics about the columns of people that there are so far, and deletes what it has
 * gathered: values of deleted rows stay readable there, by SQL, and of an emptied table for good. Does nothing to columns that
 * are without already.
 */
export async function withoutStatistics(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT relname AS "table", attname AS "column" FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      AND attstattarget IS DISTINCT FROM 0`.execute(db);
  const names = new Map<string, readonly string[]>(Object.entries(personalColumns));
  for (const { table, column } of rows) {
    if (!names.get(table)?.includes(column)) continue;
    // To set the type, though it is the same, deletes the statistics; to gather none leaves those that there are.
    await sql`ALTER TABLE ${sql.id(table)} ALTER COLUMN ${sql.id(column)} SET STATISTICS 0,
      ALTER COLUMN ${sql.id(column)} TYPE text`.execute(db);
  }
}
