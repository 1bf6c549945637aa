import { randomBytes } from 'node:crypto';
import type { Store } from '../db/open.ts';

/**
 * The secret that signs links in mails: the given one, or one that is generated once and kept in the store. Of processes that
 * start at the same time the first to write wins, and all use its secret.
 */
export async function tokenSecret({ db }: Pick<Store, 'db'>, given?: string | undefined): Promise<string> {
  if (given) return given;
  await db
    .insertInto('setting')
    .values({ name: 'tokenSecret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'tokenSecret')
    .executeTakeFirstOrThrow();
  return value;
}
