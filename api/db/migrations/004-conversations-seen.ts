import { type Kysely, sql } from 'kysely';

/** Whether a visitor is still there, and whether the owner has been told of one who waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['toldAt', 'visitorSeenAt'])
    await sql`ALTER TABLE "conversation" ADD COLUMN ${sql.ref(column)} bigint`.execute(db);
}
