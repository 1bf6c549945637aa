import { randomBytes } from 'node:crypto';
import type { Store } from '../db/open.ts';

/**
 * The secret that signs links in mails: the one that is given, or one that is made once and kept in the store. Of
 * processes that start at once the first to write decides, and all go on with its secret.
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
