import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { HeldSignUpTable } from '../db/ownerTables.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import { queuedMessage } from './mailWriter.ts';
import { withoutForbidden } from './suppression.ts';

/** Keeps the mails that a sign-up would have caused in quarantine, but for addresses that get none. */
export async function holdSignUp(db: Db, messages: readonly NewOutboxMessage[], reason: string): Promise<void> {
  const held = await withoutForbidden(db, messages);
  if (held.length === 0) return;
  const rows = held.map(({ id, createdAt, kind, recipient: email, payload }) => ({
    id,
    createdAt,
    kind: kind as HeldSignUpTable['kind'],
    email,
    payload,
    reason,
  }));
  await db.insertInto('heldSignUp').values(rows).execute();
}

/** Takes over the sign-ups that an earlier release, which was gone back to, has held back as mails of the outbox. */
export const takeOverHeld = (db: Db): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const rows = await sql<HeldSignUpTable>`DELETE FROM "outbox" WHERE "status" = 'quarantined'
      RETURNING "id", "createdAt", "kind", "recipient" AS "email", "payload", coalesce("lastError", '') AS "reason"`.execute(
      transaction,
    );
    for (const row of rows.rows) await transaction.insertInto('heldSignUp').values(row).execute();
  });

/** Takes a sign-up out of quarantine; undefined where it is not in there. */
export const takeHeld = (db: Db, id: string): Promise<HeldSignUpTable | undefined> =>
  db.deleteFrom('heldSignUp').where('id', '=', id).returningAll().executeTakeFirst();

/** Queues the mail of a sign-up, within a transaction; undefined where it is not in quarantine. */
export async function releaseHeld(db: Db, id: string, at: Moment): Promise<HeldSignUpTable | undefined> {
  const held = await takeHeld(db, id);
  if (!held) return undefined;
  const { kind, email: recipient, payload } = held;
  await db
    .insertInto('outbox')
    .values(queuedMessage({ id, kind, recipient, payload, leadId: null }, at))
    .execute();
  return held;
}

export const listOfHeld = ({ kind }: Pick<HeldSignUpTable, 'kind'>) =>
  kind === 'checklist' ? 'checklist' : 'newsletter';
