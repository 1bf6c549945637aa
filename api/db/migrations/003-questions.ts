import type { Kysely } from 'kysely';

/** What visitors asked the assistant in vain, without anything personal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('questionCreatedAt').on('question').column('createdAt').execute();
}
