import type { Kysely } from 'kysely';

/**
 * Who changed the state of a lead and when; what an entry of the audit log proves; and groups of questions that the owner has
 * set aside. `bigint` holds milliseconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leadState').addColumn('changedAt', 'bigint').execute();
  await db.schema.alterTable('leadState').addColumn('changedBy', 'text').execute();
  await db.schema.alterTable('ownerAudit').addColumn('detail', 'text').execute();
  await db.schema
    .createTable('questionAside')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
