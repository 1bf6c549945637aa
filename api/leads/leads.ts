import type { Store } from '../db/open.ts';
import type { NewLead, NewOutboxMessage } from '../db/tables.ts';
import { type Enqueue, isDueAtOnce, makeEnqueue } from '../mail/enqueue.ts';
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

/** Stores leads; resolves once a lead is durably written. Concurrent leads share a transaction. */
export function makeLeads(
  { db, isRefusal }: Pick<Store, 'db' | 'isRefusal'>,
  enqueue: Enqueue = makeEnqueue(),
): { keep(item: LeadToKeep): Promise<KeptLead> } {
  return { keep: makeBatch(commit, { isRefusal }) };

  async function commit(items: readonly LeadToKeep[]): Promise<KeptLead[]> {
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .insertInto('lead')
        .values(items.map(({ lead }) => lead))
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .returning('id')
        .execute();
      const fresh = new Set(rows.map(({ id }) => id));
      const messages = items.filter(({ lead }) => fresh.has(lead.id)).flatMap((item) => item.messages);
      const written = Map.groupBy(await enqueue(transaction, messages), ({ leadId }) => leadId ?? '');
      const kept = items.map(({ lead }): KeptLead | string =>
        fresh.has(lead.id)
          ? { id: lead.id, ...mailsOf(written.get(lead.id)), fresh: true }
          : (lead.idempotencyKey ?? ''),
      );
      const repeated = kept.filter((item) => typeof item === 'string');
      if (repeated.length === 0) return kept as KeptLead[];

      const known = await transaction
        .selectFrom('lead')
        .select(['id', 'idempotencyKey'])
        .where('idempotencyKey', 'in', repeated)
        .execute();
      const queued = await transaction
        .selectFrom('outbox')
        .selectAll()
        .where(
          'leadId',
          'in',
          known.map(({ id }) => id),
        )
        .execute();
      return kept.map((item) => {
        if (typeof item !== 'string') return item;
        const lead = known.find(({ idempotencyKey }) => idempotencyKey === item);
        if (!lead) throw new Error('A lead was refused as a repetition of one that is not there.');
        return { id: lead.id, ...mailsOf(queued.filter(({ leadId }) => leadId === lead.id)), fresh: false };
      });
    });
  }
}

function mailsOf(messages: readonly NewOutboxMessage[] = []): Pick<KeptLead, 'noticeIds' | 'confirmationIds'> {
  const mails = messages.filter((message) => message.kind !== 'webhook' && isDueAtOnce(message));
  const { notices = [], confirmations = [] } = Object.groupBy(mails, (mail) =>
    isToVisitor(mail) ? 'confirmations' : 'notices',
  );
  return { noticeIds: notices.map(({ id }) => id), confirmationIds: confirmations.map(({ id }) => id) };
}
