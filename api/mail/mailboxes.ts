import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { mailDomains } from '../../data/rules/mail/mailDomains.ts';
import { serverSecret } from '../db/addressKey.ts';
import type { Db, Store } from '../db/open.ts';
import type { Moment, NewOutboxMessage, OutboxMessage } from '../db/tables.ts';
import { mailboxLimits } from '../limits.ts';

/** A mail is attempted for 3 days, and may be delayed by one. */
const recipientTtlMs = 4 * 24 * 3_600_000;

/** Schedules the limited ones of messages for when their mailbox is free, and leaves out those that say what is queued for it already. */
export async function applyMailboxLimits(
  transaction: Db,
  messages: readonly NewOutboxMessage[],
  limitedMessages: readonly NewOutboxMessage[],
): Promise<NewOutboxMessage[]> {
  const key = await serverSecret({ db: transaction });
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

const dayMs = 86_400_000;

/** A mail that was written to a mailbox. */
export interface CountedMail {
  id: string;
  kind: OutboxMessage['kind'];
  /** When it was sent, or may first be sent. */
  at: Moment;
  /** Whether it has not been sent yet. */
  isQueued?: boolean;
}

/**
 * When one more mail of a kind may leave for a mailbox: an hour after the last of its kind, and five a day over all
 * kinds. Undefined while one of the kind is still to be sent: it will say the same, and otherwise an attacker could
 * queue mail for a year.
 */
export function allowedAt(
  kind: OutboxMessage['kind'],
  now: Moment,
  counted: readonly CountedMail[],
): Moment | undefined {
  const alike = counted.filter((mail) => mail.kind === kind);
  if (alike.some(({ at, isQueued }) => isQueued || at > now)) return undefined;
  // An overdue mail will be sent now at the earliest.
  const times = counted.map(({ at, isQueued }) => (isQueued ? Math.max(at, now) : at)).toSorted((a, b) => b - a);
  const firstOfDay = times[mailboxLimits.perDay - 1];
  const free = firstOfDay === undefined ? now : firstOfDay + dayMs;
  return Math.max(now, free, ...alike.map(({ at }) => at + mailboxLimits.everyMs));
}

/** Whether a mail still counts towards the limits of the next one. */
export const isCounted = ({ at, isQueued }: CountedMail, now: Moment): boolean =>
  // Past a day's wait it was noted by a clock that was ahead.
  isQueued === true || (at > now - dayMs && at <= now + dayMs);

const mainDomains = new Map(mailDomains.flatMap(([main, ...others]) => others.map((other) => [other, main])));

/**
 * The mailbox that an address most likely reaches; for counting alone. Case, "+tag" and dots before the @ are ignored for
 * every domain, because large mail services ignore them: two people who differ in a dot alone share a limit. Domains of one
 * service count as one.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = text.slice(at + 1).replace(/\.+$/, '');
  const name = local.split('+', 1)[0]?.replaceAll('.', '');
  const host = domainToASCII(domain) || domain;
  return `${name || local}@${mainDomains.get(host) ?? host}`;
}

/** A keyed hash of the mailbox, so that the store holds no address. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['mailbox', mailboxOf(address)]))
    .digest('base64url');
}

/** Deletes recipients whose mails no longer count; rows that are locked by another process are left for the next time. */
export async function dropExpiredRecipients({ db, kind }: Pick<Store, 'db' | 'kind'>, now: Moment) {
  const expired = db.selectFrom('recipient').select('mailbox').where('expiresAt', '<', now);
  const free = kind === 'postgres' ? expired.forUpdate().skipLocked() : expired;
  await db.deleteFrom('recipient').where('mailbox', 'in', free).execute();
}
