import { randomUUID } from 'node:crypto';
import { type Correctable, correctable, type LeadState } from '../../data/rules/owner/kept.ts';
import { changedRows, countRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import { type Actor, audit } from './audit.ts';
import type { Lead } from '../db/tables.ts';
import { digestsOf } from '../privacy/erase.ts';
import { noteDeletion } from '../privacy/scrubbing.ts';

/** A request that is in one of these has been answered. */
export const answeredStates: readonly LeadState[] = ['answered', 'won', 'lost'];

interface RequestChange {
  text: string;
  /** The id of a note that goes; empty for none. */
  removed: string;
  /** The state that the form was shown with, and the one that is wanted. */
  states: { from: LeadState; to: LeadState };
}

/** Writes into a request. `overtaken`: somebody else has changed the state in between, so it stays; all else is done. */
export async function changeRequest(
  transaction: Db,
  leadId: string,
  { text, removed, states }: RequestChange,
  actor: Actor,
): Promise<'saved' | 'overtaken' | 'missing'> {
  if (!(await isThere(transaction, leadId))) return 'missing';
  if (text && !(await isWritten(transaction, leadId, text, actor))) {
    await addNote(transaction, leadId, text, actor);
    await audit(transaction, actor, 'noteAdded', leadId);
  }
  if (removed) {
    const notes = transaction.deleteFrom('leadNote').where('id', '=', removed).where('leadId', '=', leadId);
    if ((await changedRows(notes)) > 0) await audit(transaction, actor, 'noteRemoved', leadId);
  }
  return (await changeState(transaction, leadId, states, actor)) ? 'saved' : 'overtaken';
}

export async function addNote(db: Db, leadId: string, text: string, { email, at }: Actor): Promise<void> {
  await db.insertInto('leadNote').values({ id: randomUUID(), leadId, at, email, text }).execute();
}

export const notesOf = (db: Db, leadId: string) =>
  db.selectFrom('leadNote').selectAll().where('leadId', '=', leadId).orderBy('at').orderBy('id').limit(200).execute();

/** The first state that means an answer sets when it was given. False where the request is in neither of the states. */
export async function changeState(
  db: Db,
  leadId: string,
  { from, to }: { from: LeadState; to: LeadState },
  actor: Actor,
): Promise<boolean> {
  if (from === to) return true;
  const row = await db.selectFrom('leadState').select('state').where('leadId', '=', leadId).executeTakeFirst();
  const current = row?.state ?? 'new';
  if (current !== from) return current === to;
  const answeredAt = answeredStates.includes(to) ? actor.at : null;
  const changed = await db
    .insertInto('leadState')
    .values({ leadId, state: to, answeredAt, changedAt: actor.at, changedBy: actor.email })
    .onConflict((conflict) =>
      conflict
        .column('leadId')
        .doUpdateSet((excluded) => ({
          state: to,
          changedAt: actor.at,
          changedBy: actor.email,
          // A request that is new again has not been answered.
          answeredAt:
            to === 'new' ? null : excluded.fn.coalesce('leadState.answeredAt', excluded.ref('excluded.answeredAt')),
        }))
        .where('leadState.state', '=', from),
    )
    .returning('state')
    .executeTakeFirst();
  if (changed) await audit(db, actor, 'stateChanged', leadId, { from, to });
  return changed !== undefined;
}

/** Whether a note is there since a moment ago: whoever goes back finds it in the field again, and may save it twice. */
async function isWritten(db: Db, leadId: string, text: string, { email, at }: Actor): Promise<boolean> {
  const same = db.selectFrom('leadNote').where('leadId', '=', leadId).where('text', '=', text);
  return (await countRows(same.where('email', '=', email).where('at', '>', at - 600_000))) > 0;
}

const isThere = async (db: Db, id: string): Promise<boolean> =>
  (await countRows(db.selectFrom('lead').where('id', '=', id).where('status', '=', 'new'))) > 0;

/**
 * Corrects what a request holds of a person. The log says which fields, by whom and when; what they were before is kept nowhere
 * that an erasure would not find: not in the log, nor in digests, which are found by the address.
 */
export async function correctRequest(
  transaction: Db,
  id: string,
  wanted: Pick<Lead, Correctable>,
  actor: Actor,
): Promise<void> {
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
}
