import type { Store } from '../db/open.ts';
import type { NewLead, NewOutboxItem } from '../db/tables.ts';
import { makeBatch } from './batch.ts';

/** A lead and the messages it causes: both are kept, or neither. */
export interface LeadToKeep { lead: NewLead; messages: readonly NewOutboxItem[] }

export interface KeptLead {
  id: string;
  /** Its mails in the outbox; the webhook is nobody's to wait for. */
  mailIds: readonly string[];
  /** False where the same request had been kept before, by its idempotency key. */
  fresh: boolean;
}

/** Keeps leads. Resolves when one is durably written; concurrent ones share a commit. */
export function makeLeads({ db }: Store): { keep(item: LeadToKeep): Promise<KeptLead> } {
  return { keep: makeBatch(commit) };

  async function commit(items: readonly LeadToKeep[]): Promise<KeptLead[]> {
    return db.transaction().execute(async (transaction) => {
      const inserted = await transaction
        .insertInto('lead')
        .values(items.map(({ lead }) => lead))
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .returning('id')
        .execute();
      const fresh = new Set(inserted.map(({ id }) => id));
      const messages = items.filter(({ lead }) => fresh.has(lead.id)).flatMap((item) => item.messages);
      if (messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
      const kept = items.map(({ lead, messages: own }): KeptLead | string => (fresh.has(lead.id) ? { id: lead.id, mailIds: mailsOf(own), fresh: true } : (lead.idempotencyKey ?? '')));
      const repeated = kept.filter((item) => typeof item === 'string');
      if (repeated.length === 0) return kept as KeptLead[];

      const known = await transaction.selectFrom('lead').select(['id', 'idempotencyKey']).where('idempotencyKey', 'in', repeated).execute();
      const queued = await transaction.selectFrom('outbox').select(['id', 'leadId', 'kind']).where('leadId', 'in', known.map(({ id }) => id)).execute();
      return kept.map((item) => {
        if (typeof item !== 'string') return item;
        const lead = known.find(({ idempotencyKey }) => idempotencyKey === item);
        if (!lead) throw new Error('A lead was refused as a repetition of one that is not there.');
        return { id: lead.id, mailIds: mailsOf(queued.filter(({ leadId }) => leadId === lead.id)), fresh: false };
      });
    });
  }
}

function mailsOf(messages: readonly Pick<NewOutboxItem, 'id' | 'kind'>[]): string[] {
  return messages.filter(({ kind }) => kind !== 'webhook').map(({ id }) => id);
}
