import type { Kysely } from 'kysely';

/** What was asked for and typed to sign in, counted for each address alike. `bigint` holds milliseconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ownerAsked')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('mails', 'text', (column) => column.notNull())
    .addColumn('tries', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('ownerSignIn')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
