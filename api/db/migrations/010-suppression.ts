import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { addressKey } from '../addressKey.ts';

interface TablesSoFar {
  setting: { name: string; value: string };
  subscriber: { email: string; status: string; updatedAt: number };
  suppression: { address: string; reason: string; email: string; at: number };
}

/** Addresses that get no mail; who has unsubscribed is among them. `bigint` holds milliseconds. */
export async function up(db: Kysely<TablesSoFar>): Promise<void> {
  await db.schema
    .createTable('suppression')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('suppressionAddressReason', ['address', 'reason'])
    .execute();
  await db.schema.createIndex('suppressionEmail').on('suppression').column('email').execute();
  await db.schema.createIndex('suppressionAt').on('suppression').column('at').execute();
  await db.schema.createIndex('subscriberCreatedAt').on('subscriber').column('createdAt').execute();

  const secret = await storeSecret(db);
  const left = await db.selectFrom('subscriber').selectAll().where('status', '=', 'left').execute();
  for (const { email, updatedAt } of left)
    await db
      .insertInto('suppression')
      .values({ address: addressKey(email, secret), reason: 'left', email, at: updatedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The store's own secret, which is made here where it is needed first. */
async function storeSecret(db: Kysely<TablesSoFar>): Promise<string> {
  await sql`INSERT INTO "setting" ("name", "value") VALUES ('tokenSecret', ${randomBytes(32).toString('base64url')}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const query = db.selectFrom('setting').select('value').where('name', '=', 'tokenSecret');
  return (await query.executeTakeFirstOrThrow()).value;
}
