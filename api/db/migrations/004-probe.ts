import type { Kysely } from 'kysely';

/** One row that is overwritten to check whether the store accepts writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('padding', 'text', (column) => column.notNull())
    .execute();
}
