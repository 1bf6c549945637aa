import type { Kysely } from 'kysely';

/**
 * Questions are set aside by their wording, and no longer by what the assistant took them for: what was set aside so comes back.
 */
export async function up(db: Kysely<{ questionAside: object }>): Promise<void> {
  await db.deleteFrom('questionAside').execute();
}
