import type { Kysely } from 'kysely';

/** Questions that the assistant could not answer, without personal details. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('questionCreatedAt').on('question').column('createdAt').execute();
}
