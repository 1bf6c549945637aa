import type { Db, Store } from '../db/open.ts';
import type { NewLead, NewOutboxMessage } from '../db/tables.ts';
import { enqueue, isDueAtOnce } from '../mail/enqueue.ts';
import { isToVisitor } from '../mail/lanes.ts';
import { makeBatch } from './batch.ts';

/** A lead, and the mails and webhook calls about it. Both are written in one transaction. */
export interface LeadToKeep {
  lead: NewLead;
  messages: readonly NewOutboxMessage[];
}

export interface KeptLead {
  id: string;
  /** Ids of the mails to the owner that are due at once. The webhook call is not among them: requests do not wait for it. */
  noticeIds: readonly string[];
  /** Ids of the mails to the visitor that are due at once: no answer may depend on them. */
  confirmationIds: readonly string[];
  /** False for a repeated idempotency key: `id` is the first lead's. */
  fresh: boolean;
}

const keepers = new WeakMap<Db, (item: LeadToKeep) => Promise<KeptLead>>();

/** Stores a lead; resolves once it is durably written. Leads that come together share a transaction. */
export function keepLead({ db }: Pick<Store, 'db'>, item: LeadToKeep): Promise<KeptLead> {
  const keep = keepers.get(db) ?? makeBatch((items: readonly LeadToKeep[]) => keepAll(db, items), isRefusal);
  keepers.set(db, keep);
  return keep(item);
}

/** Whether the database refused what was to be written: SQLSTATE's classes 22 and 23, or SQLITE_TOOBIG, _CONSTRAINT and _MISMATCH. */
function isRefusal(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return /^2[23]/.test(String(code)) || [18, 19, 20].includes(Number(errcode) & 255);
}

const keepAll = (db: Db, items: readonly LeadToKeep[]): Promise<KeptLead[]> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('lead')
      .values(items.map(({ lead }) => lead))
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .execute();
    const fresh = new Set(rows.map(({ id }) => id));
    const messages = items.filter(({ lead }) => fresh.has(lead.id)).flatMap((item) => item.messages);
    const written = Map.groupBy(await enqueue(transaction, messages), ({ leadId }) => leadId ?? '');
    const kept: KeptLead[] = [];
    for (const { lead } of items)
      kept.push(
        fresh.has(lead.id)
          ? { id: lead.id, ...mailsOf(written.get(lead.id)), fresh: true }
          : await keptBefore(transaction, lead.idempotencyKey ?? ''),
      );
    return kept;
  });

/** The lead that was kept first under an idempotency key. */
async function keptBefore(transaction: Db, key: string): Promise<KeptLead> {
  const leads = transaction.selectFrom('lead').select('id').where('idempotencyKey', '=', key);
  const { id } = await leads.executeTakeFirstOrThrow();
  const queued = await transaction.selectFrom('outbox').selectAll().where('leadId', '=', id).execute();
  return { id, ...mailsOf(queued), fresh: false };
}

function mailsOf(messages: readonly NewOutboxMessage[] = []): Pick<KeptLead, 'noticeIds' | 'confirmationIds'> {
  const mails = messages.filter((message) => message.kind !== 'webhook' && isDueAtOnce(message));
  const { notices = [], confirmations = [] } = Object.groupBy(mails, (mail) =>
    isToVisitor(mail) ? 'confirmations' : 'notices',
  );
  return { noticeIds: notices.map(({ id }) => id), confirmationIds: confirmations.map(({ id }) => id) };
}
