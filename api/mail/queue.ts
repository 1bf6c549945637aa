import { sql } from 'kysely';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxItem } from '../db/tables.ts';

interface Claim {
  now: Moment;
  most: number;
  kinds: readonly OutboxItem['kind'][];
  /** Only these, and also before they are due if they were never tried. */
  only?: readonly string[];
  /** Not these. */
  except: readonly string[];
  /** Only what was tried before, or only what was not. */
  tried?: boolean | undefined;
  /** The newest first, instead of the oldest. */
  newestFirst?: boolean;
  /** Nothing to these recipient domains, in lower case. */
  exceptDomains: readonly string[];
  /** How long the messages are in our hands unless that is renewed, in milliseconds. */
  leaseMs: number;
}

/** What the store knows of the outbox. All of it is safe with any number of processes on one store. */
export interface Queue {
  /** Takes messages in hand: nobody else gets them until the lease is over. A try is counted. */
  claim(claim: Claim): Promise<OutboxItem[]>;
  /** Keeps a message in hand until a later moment, and notes that in the item; false if it is no longer in our hands. */
  renew(item: OutboxItem, until: Moment): Promise<boolean>;
  sent(item: OutboxItem, at: Moment): Promise<void>;
  /** Gives a message back to be tried again, or parks it; false, and nothing happens, if it is no longer in our hands. */
  failed(
    item: OutboxItem,
    next: { status: 'queued' | 'parked'; nextAttemptAt: Moment; lastError: string },
  ): Promise<boolean>;
  find(ids: readonly string[]): Promise<OutboxItem[]>;
}

export function makeQueue({ db, skipLocked }: Store): Queue {
  return {
    claim: ({ now, most, kinds, only, tried, newestFirst, except, exceptDomains, leaseMs }) =>
      db
        // Materialized: were it run once for each row, it would claim more than asked for.
        .with(
          (named) => named('due').materialized(),
          (query) => {
            let due = query
              .selectFrom('outbox')
              .select('id')
              .where('status', '=', 'queued')
              .where('lockedUntil', '<=', now)
              .where('kind', 'in', kinds);
            if (except.length > 0) due = due.where('id', 'not in', except);
            for (const domain of exceptDomains)
              due = due.where(
                sql<boolean>`lower(recipient) not like ${`%@${domain.replace(/[\\%_]/g, '\\$&')}`} escape '\\'`,
              );
            due = only
              ? due
                  .where('id', 'in', only)
                  .where((row) => row.or([row('nextAttemptAt', '<=', now), row('attempts', '=', 0)]))
              : due.where('nextAttemptAt', '<=', now);
            if (tried !== undefined) due = due.where('attempts', tried ? '>' : '=', 0);
            due = due.orderBy('nextAttemptAt', newestFirst ? 'desc' : 'asc').limit(most);
            return skipLocked ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('outbox')
        .set((row) => ({ lockedUntil: now + leaseMs, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
        .returningAll()
        .execute(),

    async renew(item, until) {
      const ours = db
        .updateTable('outbox')
        .set({ lockedUntil: until })
        .where('id', '=', item.id)
        .where('status', '=', 'queued')
        .where('lockedUntil', '=', item.lockedUntil);
      const renewed = (await ours.executeTakeFirst()).numUpdatedRows > 0n;
      if (renewed) item.lockedUntil = until;
      return renewed;
    },

    async sent({ id }, at) {
      await db
        .updateTable('outbox')
        .set({ status: 'sent', sentAt: at, lockedUntil: 0, lastError: null })
        .where('id', '=', id)
        .execute();
    },

    async failed({ id, lockedUntil }, next) {
      const ours = db
        .updateTable('outbox')
        .set({ ...next, lockedUntil: 0 })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .where('lockedUntil', '=', lockedUntil);
      return (await ours.executeTakeFirst()).numUpdatedRows > 0n;
    },

    find: (ids) => db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute(),
  };
}
