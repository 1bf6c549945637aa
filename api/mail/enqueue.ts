import type { Db, Store } from '../db/open.ts';
import type { Moment, NewOutboxItem, OutboxItem } from '../db/tables.ts';
import { tokenSecret } from '../subscribers/secret.ts';
import { allowedAt, type CountedMail, counts } from './allowance.ts';
import { mailboxKey } from './mailbox.ts';

/** Mails to an address that anybody can type; the owner's own are not limited. */
const limited: ReadonlySet<OutboxItem['kind']> = new Set([
  'visitor-confirmation',
  'checklist',
  'subscription-confirmation',
]);

/** A mail is tried for 3 days, and may be put off for one. */
const keptMs = 4 * 24 * 3_600_000;

/**
 * Writes messages to the outbox, within the transaction that causes them, and returns those that were written. A mail
 * that its recipient may not get yet is written to be sent later, or not at all while one of its kind is still to be
 * sent.
 */
export type Enqueue = (transaction: Db, messages: readonly NewOutboxItem[]) => Promise<NewOutboxItem[]>;

/** Recipients are kept under a hash with the secret, by default the one in the store. */
export function makeEnqueue(secret?: string): Enqueue {
  return async (transaction, messages) => {
    const subject = messages.filter(isLimited);
    const written = subject.length > 0 ? await permit(transaction, messages, subject) : [...messages];
    if (written.length > 0) await transaction.insertInto('outbox').values(written).execute();
    return written;
  };

  async function permit(transaction: Db, messages: readonly NewOutboxItem[], subject: readonly NewOutboxItem[]) {
    const key = await tokenSecret({ db: transaction }, secret);
    const keys = new Map(subject.map(({ id, recipient }) => [id, mailboxKey(recipient, key)]));
    const now = Math.max(...subject.map(({ createdAt }) => createdAt));
    const mailboxes = await lock(transaction, [...new Set(keys.values())].toSorted(), now);
    const written = messages.flatMap((message) => {
      const counted = mailboxes.get(keys.get(message.id) ?? '');
      if (!counted) return [message];
      const { id, kind, createdAt } = message;
      const at = allowedAt(kind, createdAt, counted);
      if (at === undefined) return [];
      counted.push({ id, kind, at, waits: true });
      return [at > createdAt ? { ...message, nextAttemptAt: at } : message];
    });
    await keep(transaction, mailboxes);
    return written;
  }
}

const isLimited = ({ kind, status }: NewOutboxItem) => limited.has(kind) && status !== 'held';

/** Whether a message is to be sent as soon as it is written. */
export function leavesAtOnce({ status, attempts, createdAt, nextAttemptAt }: NewOutboxItem): boolean {
  return status !== 'held' && (attempts > 0 || nextAttemptAt <= createdAt);
}

/**
 * What was written to mailboxes. The rows are locked by being written, so that of two processes the second sees what
 * the first has written; in the order of their keys, so that they never wait for each other.
 */
async function lock(transaction: Db, keys: readonly string[], now: Moment): Promise<Map<string, CountedMail[]>> {
  const rows = await transaction
    .insertInto('recipient')
    .values(keys.map((mailbox) => ({ mailbox, mails: '[]', expiresAt: now + keptMs })))
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
    return { ...mail, at: sentAt ?? mail.at, waits: status === 'queued' };
  };
  return new Map([...mailboxes].map(([key, mails]) => [key, mails.map(current).filter((mail) => counts(mail, now))]));
}

async function keep(transaction: Db, mailboxes: ReadonlyMap<string, readonly CountedMail[]>): Promise<void> {
  const rows = [...mailboxes].map(([mailbox, mails]) => ({
    mailbox,
    mails: JSON.stringify(mails.map(({ id, kind, at }) => ({ id, kind, at }))),
    expiresAt: Math.max(0, ...mails.map(({ at }) => at)) + keptMs,
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

/** Deletes what no longer counts; a row that another process has in hand is left for the next time. */
export async function dropExpiredRecipients({ db, skipLocked }: Pick<Store, 'db' | 'skipLocked'>, now: Moment) {
  const expired = db.selectFrom('recipient').select('mailbox').where('expiresAt', '<', now);
  const free = skipLocked ? expired.forUpdate().skipLocked() : expired;
  await db.deleteFrom('recipient').where('mailbox', 'in', free).execute();
}
