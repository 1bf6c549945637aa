import { randomUUID } from 'node:crypto';
import type { Db, Store } from '../db/open.ts';
import type { LeadState } from '../db/ownerTables.ts';
import { type Actor, audit } from './audit.ts';

/** A request that is in one of these has been answered. */
const answeredStates: readonly LeadState[] = ['answered', 'won', 'lost'];

/** What the owner does with a request. Each change and its entry in the audit log are one transaction. */
export function makeRequestWork({ db }: Pick<Store, 'db'>) {
  return {
    /** Sets the state; the first one that means an answer sets when it was given. False where there is no such request. */
    setState: (leadId: string, state: LeadState, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        if (!(await isThere(transaction, leadId))) return false;
        const answeredAt = answeredStates.includes(state) ? actor.at : null;
        await transaction
          .insertInto('leadState')
          .values({ leadId, state, answeredAt, changedAt: actor.at, changedBy: actor.email })
          .onConflict((conflict) =>
            conflict.column('leadId').doUpdateSet((row) => ({
              state,
              changedAt: row.ref('excluded.changedAt'),
              changedBy: row.ref('excluded.changedBy'),
              // A request that is new again has not been answered.
              answeredAt:
                state === 'new' ? null : row.fn.coalesce('leadState.answeredAt', row.ref('excluded.answeredAt')),
            })),
          )
          .execute();
        await audit(transaction, actor, 'stateChanged', leadId);
        return true;
      }),

    addNote: (leadId: string, text: string, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        if (!(await isThere(transaction, leadId))) return false;
        await transaction
          .insertInto('leadNote')
          .values({ id: randomUUID(), leadId, at: actor.at, email: actor.email, text })
          .execute();
        await audit(transaction, actor, 'noteAdded', leadId);
        return true;
      }),

    removeNote: (leadId: string, id: string, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('leadNote')
          .where('id', '=', id)
          .where('leadId', '=', leadId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await audit(transaction, actor, 'noteRemoved', leadId);
        return numDeletedRows > 0n;
      }),

    notes: (leadId: string) =>
      db
        .selectFrom('leadNote')
        .selectAll()
        .where('leadId', '=', leadId)
        .orderBy('at')
        .orderBy('id')
        .limit(200)
        .execute(),
  };
}

async function isThere(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  return row !== undefined;
}
