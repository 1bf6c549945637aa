import { randomUUID } from 'node:crypto';
import type { Db, Store } from '../db/open.ts';
import type { BreachTable } from '../db/ownerTables.ts';
import { type Actor, audit } from './audit.ts';

export type BreachFields = Pick<BreachTable, 'day' | 'what' | 'whom' | 'risk' | 'why' | 'told'>;

export const listBreaches = (db: Db): Promise<BreachTable[]> =>
  db.selectFrom('breach').selectAll().orderBy('day', 'desc').orderBy('createdAt', 'desc').limit(1000).execute();

/** Records a breach, or changes a record. False where there is none of that id. @param id empty for a new one */
export function saveBreach(
  { db }: Pick<Store, 'db'>,
  id: string,
  fields: BreachFields,
  actor: Actor,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (id) {
      const update = transaction.updateTable('breach').set({ ...fields, changedAt: actor.at });
      const { numUpdatedRows } = await update.where('id', '=', id).executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await audit(transaction, actor, 'breachChanged', id);
      return true;
    }
    const breach = { id: randomUUID(), ...fields, createdAt: actor.at, changedAt: actor.at };
    await transaction.insertInto('breach').values(breach).execute();
    await audit(transaction, actor, 'breachRecorded', breach.id);
    return true;
  });
}
