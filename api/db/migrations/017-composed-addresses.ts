import type { Kysely } from 'kysely';
import { lowerCase } from '../../../data/text/lowerCase.ts';
import { addressKey } from '../addressKey.ts';

interface TablesSoFar {
  setting: { name: string; value: string };
  subscriber: { id: string; email: string; list: string };
  suppression: { address: string; reason: string; email: string | null; at: number };
}

/**
 * Addresses of subscribers and of the suppression list, which are compared letter by letter, were composed before capitals were
 * taken out of them and not after. Where an address is there in both ways, the row of before stays as it is.
 */
export async function up(db: Kysely<TablesSoFar>): Promise<void> {
  const subscribers = await db.selectFrom('subscriber').select(['id', 'email', 'list']).execute();
  const known = new Set(subscribers.map(({ email, list }) => `${list} ${email}`));
  for (const { id, email, list } of subscribers)
    if (!known.has(`${list} ${lowerCase(email)}`))
      await db
        .updateTable('subscriber')
        .set({ email: lowerCase(email) })
        .where('id', '=', id)
        .execute();

  const secret = await db.selectFrom('setting').select('value').where('name', '=', 'tokenSecret').executeTakeFirst();
  const entries = await db.selectFrom('suppression').selectAll().where('email', 'is not', null).execute();
  for (const { address, reason, email, at } of entries) {
    if (!secret || !email || lowerCase(email) === email) continue;
    const composed = { address: addressKey(email, secret.value), reason, email: lowerCase(email), at };
    await db.deleteFrom('suppression').where('address', '=', address).where('reason', '=', reason).execute();
    await db
      .insertInto('suppression')
      .values(composed)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
