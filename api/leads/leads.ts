import type { Store } from '../db/open.ts';
import type { NewLead, NewOutboxMessage } from '../db/tables.ts';
import { enqueue, isDueAtOnce } from '../mail/enqueue.ts';
import { isToVisitor } from '../mail/lanes.ts';

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

/** Stores a lead; resolves once it is durably written. */
export const keepLead = ({ db }: Pick<Store, 'db'>, { lead, messages }: LeadToKeep): Promise<KeptLead> =>
  db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('lead')
      .values(lead)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return { id: lead.id, ...mailsOf(await enqueue(transaction, messages)), fresh: true };
    const { id } = await transaction
      .selectFrom('lead')
      .select('id')
      .where('idempotencyKey', '=', lead.idempotencyKey ?? '')
      .executeTakeFirstOrThrow();
    const queued = await transaction.selectFrom('outbox').selectAll().where('leadId', '=', id).execute();
    return { id, ...mailsOf(queued), fresh: false };
  });

function mailsOf(messages: readonly NewOutboxMessage[]): Pick<KeptLead, 'noticeIds' | 'confirmationIds'> {
  const mails = messages.filter((message) => message.kind !== 'webhook' && isDueAtOnce(message));
  const { notices = [], confirmations = [] } = Object.groupBy(mails, (mail) =>
    isToVisitor(mail) ? 'confirmations' : 'notices',
  );
  return { noticeIds: notices.map(({ id }) => id), confirmationIds: confirmations.map(({ id }) => id) };
}
