import { type QueryExecutorProvider, sql } from 'kysely';

/** One status for the quarantine: it was `spam` for contact requests, and `held` for messages. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`UPDATE "lead" SET "status" = 'quarantined' WHERE "status" = 'spam'`.execute(db);
  await sql`UPDATE "outbox" SET "status" = 'quarantined' WHERE "status" = 'held'`.execute(db);
}
