import type { Kysely } from 'kysely';

/** What the owner has been warned of and is not over, and the vitals of visitors as counts. `bigint` holds milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ownerWarning')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('toldAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ownerWarningKey', ['kind', 'subject'])
    .execute();

  await db.schema
    .createTable('vital')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vitalKey', ['day', 'page', 'metric', 'value'])
    .execute();
}
