import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { AuditedAction } from '../db/ownerTables.ts';
import type { Moment } from '../db/tables.ts';

/** Who does something at the desk, and when. */
export interface Actor {
  email: string;
  at: Moment;
}

/**
 * Writes what was done, in the transaction of the change. Returns the id of the entry.
 * @param subject the id of a record; never an address or a text
 * @param detail counts, states and ids of records alone
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

/** The newest entry of an erasure, which proves it, by its id or by the code of the address; undefined where there is none. */
export const findErasure = (db: Db, by: 'id' | 'subject', value: string) =>
  db
    .selectFrom('ownerAudit')
    .selectAll()
    .where(by, '=', value)
    .where('action', '=', 'personErased')
    .where('detail', 'is not', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();

/** The number of an erasure, short enough to be said on the phone. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

export const auditPageSize = 50;

/** A page of the audit log, newest first, and how many entries there are. @param page from 1 */
export async function readAudit(db: Db, page: number) {
  const { total } = await db
    .selectFrom('ownerAudit')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('ownerAudit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(auditPageSize)
    .offset((page - 1) * auditPageSize)
    .execute();
  return { entries, total };
}
