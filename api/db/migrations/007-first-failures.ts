import type { Kysely } from 'kysely';

/** When notices began to fail, which is noticed as an outage only later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outage').addColumn('firstFailureAt', 'bigint').execute();
}
