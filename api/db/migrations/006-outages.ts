import { type Kysely, sql } from 'kysely';

/** Whether notices reach the owner, by channel. Both rows are there from the start, so that an update decides which process acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outage')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint')
    .addColumn('toldAt', 'bigint', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO outage (channel, since, ${sql.id('toldAt')}) VALUES ('mail', NULL, 0), ('webhook', NULL, 0)`.execute(
    db,
  );
}
