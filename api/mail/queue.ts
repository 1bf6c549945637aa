import { sql } from 'kysely';
import type { Db, Store } from '../db/open.ts';
import { isOverIn } from '../db/waits.ts';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { ownerMaxMs, visitorMaxMs } from './backoff.ts';
import { forbidden, isToVisitor, suppress } from './suppression.ts';

interface Claim {
  now: Moment;
  /** How many messages to claim at most. */
  max: number;
  kinds: readonly OutboxMessage['kind'][];
  /** Claims these alone, those without an attempt even before they are due. */
  ids?: readonly string[];
  exceptIds: readonly string[];
  /** Claims only messages that were attempted before, or only those that were not. */
  attempted?: boolean | undefined;
  /** Due messages in descending order instead of ascending. */
  newestFirst?: boolean;
  /** Recipient domains to leave out, in lower case. */
  exceptDomains: readonly string[];
  /** Milliseconds for which the messages belong to this process, unless the lease is renewed. */
  leaseMs: number;
}

/** The outbox table as a queue, safe with any number of processes on one store. */
export interface Queue {
  /** Leases messages to this process and counts an attempt of each: nobody else gets them until the lease expires. */
  claim(claim: Claim): Promise<OutboxMessage[]>;
  /** Extends a lease, also in the message; false if it was lost. */
  renew(message: OutboxMessage, until: Moment): Promise<boolean>;
  sent(message: OutboxMessage, at: Moment): Promise<void>;
  /**
   * Ends a lease after a failed attempt; false, with nothing changed, if the lease was lost.
   * @param bouncedAt when the mailbox was refused for good, where it was
   */
  failed(
    message: OutboxMessage,
    next: { status: 'queued' | 'parked'; nextAttemptAt: Moment; lastError: string },
    bouncedAt?: Moment,
  ): Promise<boolean>;
  /** Whether the suppression list forbids to send it. */
  isForbidden(message: OutboxMessage): Promise<boolean>;
  find(ids: readonly string[]): Promise<OutboxMessage[]>;
}

/** The longest that a message of a lane's kinds is ever put off. */
export const longestWaitMs = (kinds: readonly OutboxMessage['kind'][]): number =>
  kinds.some((kind) => isToVisitor({ kind }) || kind === 'list-server') ? visitorMaxMs : ownerMaxMs;

/** Notes that a mailbox was refused for good, within a transaction. */
export type NoteBounce = (transaction: Db, email: string, at: Moment) => Promise<unknown>;

export const suppressBounced: NoteBounce = (transaction, email, at) => suppress(transaction, email, 'bounced', at);

/** A mail to sign in loses its content: whoever reads the store later signs in with nothing that lies in it. */
const sentAt = (at: Moment, kind: OutboxMessage['kind']) => ({
  status: 'sent' as const,
  sentAt: at,
  lockedUntil: 0,
  lastError: null,
  ...(kind === 'owner-sign-in' && { payload: '' }),
});

export function makeQueue({ db, skipLocked }: Store, noteBounce: NoteBounce = suppressBounced): Queue {
  return {
    claim: ({ now, max, kinds, ids, attempted, newestFirst, exceptIds, exceptDomains, leaseMs }) =>
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
              .where('kind', 'in', kinds);
            if (exceptIds.length > 0) due = due.where('id', 'not in', exceptIds);
            for (const domain of exceptDomains)
              due = due.where(
                sql<boolean>`lower(recipient) not like ${`%@${domain.replace(/[\\%_]/g, '\\$&')}`} escape '\\'`,
              );
            const isDue = isOverIn('nextAttemptAt', now, longestWaitMs(kinds));
            due = ids
              ? due.where('id', 'in', ids).where((row) => row.or([isDue, row('attempts', '=', 0)]))
              : due.where(isDue);
            if (attempted !== undefined) due = due.where('attempts', attempted ? '>' : '=', 0);
            due = due.orderBy('nextAttemptAt', newestFirst ? 'desc' : 'asc').limit(max);
            return skipLocked ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('outbox')
        .set((row) => ({ lockedUntil: now + leaseMs, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
        .returningAll()
        .execute(),

    async renew(message, until) {
      const update = db
        .updateTable('outbox')
        .set({ lockedUntil: until })
        .where('id', '=', message.id)
        .where('status', '=', 'queued')
        .where('lockedUntil', '=', message.lockedUntil);
      const renewed = (await update.executeTakeFirst()).numUpdatedRows > 0n;
      if (renewed) message.lockedUntil = until;
      return renewed;
    },

    async sent({ id, kind }, at) {
      await db.updateTable('outbox').set(sentAt(at, kind)).where('id', '=', id).execute();
    },

    async failed({ id, recipient, lockedUntil }, next, bouncedAt) {
      const end = async (on: Db) => {
        const update = on
          .updateTable('outbox')
          .set({ ...next, lockedUntil: 0 })
          .where('id', '=', id)
          .where('status', '=', 'queued')
          .where('lockedUntil', '=', lockedUntil);
        return (await update.executeTakeFirst()).numUpdatedRows > 0n;
      };
      if (bouncedAt === undefined) return end(db);
      return db.transaction().execute(async (transaction) => {
        const ended = await end(transaction);
        // Not where the message is gone, because its recipient was erased meanwhile.
        if (ended) await noteBounce(transaction, recipient, bouncedAt);
        return ended;
      });
    },

    isForbidden: async (message) => (await forbidden(db, [message])).size > 0,

    find: (ids) => db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute(),
  };
}
