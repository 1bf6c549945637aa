import type { Kysely } from 'kysely';

/**
 * Sessions have the name of their device. Questions are set aside by their wording, and no longer by what the assistant took
 * them for: what was set aside so comes back.
 */
export async function up(db: Kysely<{ questionAside: object }>): Promise<void> {
  await db.schema.alterTable('ownerSession').addColumn('device', 'text').execute();
  await db.deleteFrom('questionAside').execute();
}
