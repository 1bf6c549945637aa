import type { ExpressionBuilder } from 'kysely';
import type { Db, Store } from '../db/open.ts';
import { isOverIn } from '../db/waits.ts';
import type { Moment, OutboxMessage, Tables } from '../db/tables.ts';
import { isToVisitor } from './lanes.ts';
import { suppress, withoutForbidden } from './suppression.ts';
import { changedRows } from '../db/queries.ts';
import { type ListChanged, noListServer } from './listChanged.ts';

interface Claim {
  now: Moment;
  max: number;
  kinds: readonly OutboxMessage['kind'][];
  exceptIds: readonly string[];
  /** Claims only messages that were attempted before, or only those that were not. */
  attempted?: boolean | undefined;
  newestFirst: boolean;
}

/** The outbox table as a queue, safe with any number of processes on one store. */
export type Queue = ReturnType<typeof makeQueue>;

/**
 * Milliseconds for which a message belongs to a process, longer than any attempt takes (`Senders`): after a crash another process
 * takes it when the lease expires.
 */
export const leaseMs = 60_000;

/** The longest that a message of a lane's kinds is ever put off. */
export const longestWaitMs = (kinds: readonly OutboxMessage['kind'][]): number =>
  kinds.some((kind) => isToVisitor({ kind }) || kind === 'list-server') ? visitorMaxMs : ownerMaxMs;

/** A mail to sign in loses its content: whoever reads the store later signs in with nothing that lies in it. */
const sentAt = (at: Moment, kind: OutboxMessage['kind']) => ({
  status: 'sent' as const,
  sentAt: at,
  lockedUntil: 0,
  lastError: null,
  ...(kind === 'owner-sign-in' && { payload: '' }),
});

type OutboxQuery = ExpressionBuilder<Tables, 'outbox'>;

/** Messages about a request that have to arrive in the order in which they were written. */
const ordered = ['booking', 'owner-notification'] as const;

/** Another message of its kind about the same request to the same recipient, written before this one or after it, that has not left. */
const another = (is: OutboxQuery, written: '<' | '>') =>
  is.exists(
    is
      .selectFrom('outbox as other')
      .select('other.id')
      .whereRef('other.leadId', '=', 'outbox.leadId')
      .whereRef('other.kind', '=', 'outbox.kind')
      .whereRef('other.recipient', '=', 'outbox.recipient')
      .where('other.status', '=', 'queued')
      .whereRef('other.createdAt', written, 'outbox.createdAt'),
  );

/** After a cancellation nobody gets the invitation, and the owner's last word of a call is the newest. */
const isNext = (is: OutboxQuery) => is.not(is.and([is('kind', 'in', ordered), another(is, '<')]));

/** Whether a mail to a visitor that failed says what is not so any more. */
const isOutdated = (is: OutboxQuery) => is.and([is('kind', '=', 'booking'), another(is, '>')]);

export function makeQueue({ db, kind: storeKind }: Store, listChanged: ListChanged = noListServer) {
  return {
    /** Leases messages to this process and counts an attempt of each: nobody else gets them until the lease expires. */
    claim: ({ now, max, kinds, attempted, newestFirst, exceptIds }: Claim): Promise<OutboxMessage[]> =>
      db
        // Materialized, because a subquery that ran for each row would claim more than `max`.
        .with(
          (named) => named('due').materialized(),
          (query) => {
            let due = query
              .selectFrom('outbox')
              .select('id')
              .where('status', '=', 'queued')
              .where(isOverIn('lockedUntil', now, leaseMs))
              .where(isOverIn('nextAttemptAt', now, longestWaitMs(kinds)))
              .where('kind', 'in', kinds)
              .where(isNext);
            if (exceptIds.length > 0) due = due.where('id', 'not in', exceptIds);
            if (attempted !== undefined) due = due.where('attempts', attempted ? '>' : '=', 0);
            due = due.orderBy('nextAttemptAt', newestFirst ? 'desc' : 'asc').limit(max);
            return storeKind === 'postgres' ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('outbox')
        .set((row) => ({ lockedUntil: now + leaseMs, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
        .returningAll()
        .execute(),

    async sent({ id, kind }: OutboxMessage, at: Moment): Promise<void> {
      await db.updateTable('outbox').set(sentAt(at, kind)).where('id', '=', id).execute();
    },

    /**
     * Ends a lease after a failed attempt; false, with nothing changed, if the lease was lost.
     * @param bouncedAt when the mailbox was refused for good, where it was
     */
    async failed(
      { id, recipient, lockedUntil }: OutboxMessage,
      next: { status: 'queued' | 'parked'; nextAttemptAt: Moment; lastError: string },
      bouncedAt?: Moment,
    ): Promise<boolean> {
      const isOurs = (is: OutboxQuery) =>
        is.and([is('id', '=', id), is('status', '=', 'queued'), is('lockedUntil', '=', lockedUntil)]);
      const end = async (on: Db) => {
        if ((await changedRows(on.deleteFrom('outbox').where(isOurs).where(isOutdated))) > 0) return true;
        const update = on
          .updateTable('outbox')
          .set({ ...next, lockedUntil: 0 })
          .where(isOurs);
        return (await changedRows(update)) > 0;
      };
      if (bouncedAt === undefined) return end(db);
      return db.transaction().execute(async (transaction) => {
        const ended = await end(transaction);
        // Not where the message is gone, because its recipient was erased meanwhile.
        if (ended) {
          await suppress(transaction, recipient, 'bounced', bouncedAt);
          await listChanged(transaction, recipient, bouncedAt);
        }
        return ended;
      });
    },

    isForbidden: async (message: OutboxMessage) => (await withoutForbidden(db, [message])).length === 0,

    find: (id: string) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

const hourMs = 60 * 60_000;
const retryForMs = 3 * 24 * hourMs;

interface Backoff {
  /** Milliseconds between the first and the second attempt; doubled for each further one. */
  firstMs?: number;
  maxMs?: number;
}

/** The longest wait for a mail to a visitor, whose mailbox may be at its limit of a day; and for the list server. */
const visitorMaxMs = 24 * hourMs;
/** The longest wait for a notice to the owner: until it is sent nobody knows of a request. */
export const ownerMaxMs = hourMs;

/** Milliseconds until the next attempt after so many; with up to 20 % of jitter, so that many retries do not coincide. */
export function backoffMs(
  attempts: number,
  random: () => number = Math.random,
  { firstMs = 30_000, maxMs = 6 * hourMs }: Backoff = {},
): number {
  return Math.min(maxMs, Math.round(withoutJitter(attempts, firstMs, maxMs) * (0.8 + 0.4 * random())));
}

/**
 * Whether the waits of so many attempts add up to 3 days. Counted by attempts, not by the calendar: a message that waited while
 * no process ran gets all its attempts.
 */
export function isGivenUp(attempts: number, { firstMs = 30_000, maxMs = 6 * hourMs }: Backoff = {}): boolean {
  let waitedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt++) waitedMs += withoutJitter(attempt, firstMs, maxMs);
  return waitedMs >= retryForMs;
}

const withoutJitter = (attempts: number, firstMs: number, maxMs: number) =>
  Math.min(maxMs, firstMs * 2 ** (attempts - 1));
