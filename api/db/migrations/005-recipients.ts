import { type Kysely, sql } from 'kysely';

/**
 * Which mails went to an address that anybody can type, under a keyed hash of the address. Mails in quarantine, which
 * were parked with those that a server refused, get a state of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipient')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('mails', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recipientExpiresAt').on('recipient').column('expiresAt').execute();

  await sql`UPDATE "outbox" SET "status" = 'held', "lastError" = substr("lastError", 13)
    WHERE "status" = 'parked' AND "lastError" LIKE 'quarantine: %'`.execute(db);
}
