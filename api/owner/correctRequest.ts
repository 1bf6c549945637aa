import type { Store } from '../db/open.ts';
import type { Lead } from '../db/tables.ts';
import { digestsOf } from '../privacy/erase.ts';
import { noteDeletion } from '../privacy/scrubbing.ts';
import { type Actor, audit } from './audit.ts';

/** What the owner can correct of a person's data, in a request of theirs. */
export const correctable = ['name', 'company', 'email', 'phone'] as const;
export type Correctable = (typeof correctable)[number];

/**
 * Corrects what a request holds of a person. The log says which fields, by whom and when; what they were before is kept nowhere
 * that an erasure would not find: not in the log, nor in digests, which are found by the address.
 */
export function correctRequest(
  { db }: Pick<Store, 'db'>,
  id: string,
  wanted: Pick<Lead, Correctable>,
  actor: Actor,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('lead')
      .select([...correctable])
      .where('id', '=', id)
      .where('status', '=', 'new')
      .executeTakeFirst();
    if (!before) return;
    const fields = correctable.filter((name) => before[name] !== wanted[name]);
    if (fields.length === 0) return;
    await transaction.updateTable('lead').set(wanted).where('id', '=', id).execute();
    if (fields.includes('email') && before.email !== '')
      for (const digest of await digestsOf(transaction, [before.email])) {
        const row = transaction.selectFrom('outbox').select('payload').where('id', '=', digest);
        const payload = (await row.executeTakeFirstOrThrow()).payload.replaceAll(before.email, wanted.email);
        await transaction.updateTable('outbox').set({ payload }).where('id', '=', digest).execute();
      }
    await noteDeletion(transaction, actor.at);
    await audit(transaction, actor, 'corrected', id, { fields });
  });
}
