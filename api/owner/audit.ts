import { randomUUID } from 'node:crypto';
import type { AuditedAction } from '../../data/rules/owner/kept.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

/** Who does something at the desk, and when. */
export interface Actor {
  email: string;
  at: Moment;
}

/**
 * Writes what was done, in the transaction of the change. Returns the id of the entry.
 * @param subject the id of a record; never an address or a text
 * @param detail counts, states, times that are booked or blocked, and ids of records alone
 */
export async function audit(
  db: Db,
  { email, at }: Actor,
  action: AuditedAction,
  subject?: string,
  detail?: object,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('ownerAudit')
    .values({ id, at, email, action, subject: subject ?? null, detail: detail ? JSON.stringify(detail) : null })
    .execute();
  return id;
}
