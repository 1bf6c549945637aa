import type { Db } from '../db/open.ts';
import { serverSecret } from '../db/serverSecret.ts';
import type { Moment, NewOutboxMessage, OutboxMessage } from '../db/tables.ts';
import { allowedAt, type CountedMail, isCounted } from './allowance.ts';
import { mailboxKey } from './mailbox.ts';
import { forbidden } from './suppression.ts';

/** Mails to an address that anybody can type; the owner's own are not limited. */
const limited: ReadonlySet<OutboxMessage['kind']> = new Set([
  'visitor-confirmation',
  'checklist',
  'subscription-confirmation',
]);

/** A mail is attempted for 3 days, and may be delayed by one. */
const recipientTtlMs = 4 * 24 * 3_600_000;

/**
 * Writes messages to the outbox, within the caller's transaction, and returns those that were written. A mail over its
 * recipient's limits is scheduled for later, or left out while one of its kind is queued already; one that the suppression
 * list forbids is left out.
 */
export type Enqueue = (transaction: Db, messages: readonly NewOutboxMessage[]) => Promise<NewOutboxMessage[]>;

/** @param secret key under which recipients are hashed; by default the one in the store */
export function makeEnqueue(secret?: string): Enqueue {
  return async (transaction, given) => {
    const stopped = await forbidden(transaction, given);
    const messages = given.filter(({ id }) => !stopped.has(id));
    const limitedMessages = messages.filter(isLimited);
    const written =
      limitedMessages.length > 0 ? await applyLimits(transaction, messages, limitedMessages) : [...messages];
    if (written.length > 0) await transaction.insertInto('outbox').values(written).execute();
    return written;
  };

  async function applyLimits(
    transaction: Db,
    messages: readonly NewOutboxMessage[],
    limitedMessages: readonly NewOutboxMessage[],
  ) {
    const key = await serverSecret({ db: transaction }, secret);
    const keys = new Map(limitedMessages.map(({ id, recipient }) => [id, mailboxKey(recipient, key)]));
    const now = Math.max(...limitedMessages.map(({ createdAt }) => createdAt));
    const mailboxes = await lockMailboxes(transaction, [...new Set(keys.values())].toSorted(), now);
    const written = messages.flatMap((message) => {
      const counted = mailboxes.get(keys.get(message.id) ?? '');
      if (!counted) return [message];
      const { id, kind, createdAt } = message;
      const at = allowedAt(kind, createdAt, counted);
      if (at === undefined) return [];
      counted.push({ id, kind, at, isQueued: true });
      return [at > createdAt ? { ...message, nextAttemptAt: at } : message];
    });
    await saveMailboxes(transaction, mailboxes);
    return written;
  }
}

const isLimited = ({ kind }: NewOutboxMessage) => limited.has(kind);

/** Whether a message is to be sent as soon as it is written, not scheduled for later. */
export const isDueAtOnce = ({ attempts, createdAt, nextAttemptAt }: NewOutboxMessage): boolean =>
  attempts > 0 || nextAttemptAt <= createdAt;

/**
 * The mails that count for each mailbox. The upsert locks their rows, so that a concurrent transaction sees what this one
 * writes. Callers sort the keys, so that two transactions cannot deadlock.
 */
async function lockMailboxes(
  transaction: Db,
  keys: readonly string[],
  now: Moment,
): Promise<Map<string, CountedMail[]>> {
  const rows = await transaction
    .insertInto('recipient')
    .values(keys.map((mailbox) => ({ mailbox, mails: '[]', expiresAt: now + recipientTtlMs })))
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet((row) => ({ expiresAt: row.ref('excluded.expiresAt') })),
    )
    .returning(['mailbox', 'mails'])
    .execute();
  const mailboxes = new Map(rows.map(({ mailbox, mails }) => [mailbox, JSON.parse(mails) as CountedMail[]]));
  const ids = [...mailboxes.values()].flat().map(({ id }) => id);
  if (ids.length === 0) return mailboxes;
  const found = await transaction
    .selectFrom('outbox')
    .select(['id', 'status', 'sentAt'])
    .where('id', 'in', ids)
    .execute();
  const states = new Map(found.map((state) => [state.id, state]));
  const current = (mail: CountedMail): CountedMail => {
    const { status, sentAt } = states.get(mail.id) ?? {};
    return { ...mail, at: sentAt ?? mail.at, isQueued: status === 'queued' };
  };
  return new Map(
    [...mailboxes].map(([key, mails]) => [key, mails.map(current).filter((mail) => isCounted(mail, now))]),
  );
}

async function saveMailboxes(transaction: Db, mailboxes: ReadonlyMap<string, readonly CountedMail[]>): Promise<void> {
  const rows = [...mailboxes].map(([mailbox, mails]) => ({
    mailbox,
    mails: JSON.stringify(mails.map(({ id, kind, at }) => ({ id, kind, at }))),
    expiresAt: Math.max(0, ...mails.map(({ at }) => at)) + recipientTtlMs,
  }));
  await transaction
    .insertInto('recipient')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet((row) => ({
        mails: row.ref('excluded.mails'),
        expiresAt: row.ref('excluded.expiresAt'),
      })),
    )
    .execute();
}
