import type { DeskCorrectable } from '../../data/rules/owner/deskPages.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

/** That something was corrected in a request of a person; not what it was before, nor since. */
export interface Correction {
  id: string;
  leadId: string;
  at: Moment;
  /** Who corrected it. */
  email: string;
  fields: readonly DeskCorrectable[];
}

/** What was corrected in some requests, the newest first. */
export async function correctionsOf(db: Db, leadIds: readonly string[]): Promise<Correction[]> {
  const rows = await db
    .selectFrom('ownerAudit')
    .select(['id', 'subject', 'at', 'email', 'detail'])
    .where('action', '=', 'corrected')
    .where('subject', 'in', leadIds.length > 0 ? leadIds : [''])
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ id, subject, at, email, detail }) => ({
    ...{ id, leadId: subject ?? '', at, email },
    fields: (JSON.parse(detail ?? '{"fields":[]}') as Pick<Correction, 'fields'>).fields,
  }));
}
