import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Store } from '../db/open.ts';
import type { Moment, NewOutboxItem, OutboxItem, Tables } from '../db/tables.ts';
import { type Channel, channelOf, ownerKindsOf } from './lanes.ts';

/** What is known of an outage when the owner is told of it. */
export interface OutageReport {
  channel: Channel;
  /** When the first try failed. */
  since: Moment;
  /** Notices that were tried and wait for their next try. */
  waiting: number;
  /** Notices that are not tried any more. */
  parked: number;
  /** What the last try came to. */
  lastError: string | null;
}

/** Writes messages to the owner about an outage; none where nothing can send them. */
export interface OutageMessages {
  /** Over the other channel: nothing gets through over this one. */
  forOutage(report: OutageReport): NewOutboxItem[];
  /** It is over. */
  forRecovery(report: OutageReport): NewOutboxItem[];
}

/**
 * Notices that the owner's mail or webhook fails, and that it works again. This is kept in the store, where all
 * processes see the same. Both resolve with whether there is something new to send.
 */
export interface Outages {
  failed(item: OutboxItem, reason: string): Promise<boolean>;
  worked(item: OutboxItem): Promise<boolean>;
}

interface OutagesParts {
  store: Store;
  messages: OutageMessages;
  log: Logger;
  now?: () => Moment;
}

const minute = 60_000;
/** A notice that failed so often, or twice and is so late by now, is an outage and no hiccup. */
const tries = 3;
const lateMs = 5 * minute;
/** The owner is told at most so often about one channel, whether it stays away or comes and goes. */
const againMs = 6 * 60 * minute;

export function makeOutages({ store: { db }, messages, log, now = Date.now }: OutagesParts): Outages {
  return {
    async failed(item, reason) {
      const channel = channelOf(item.kind);
      if (!channel) return false;
      const at = now();
      const { since, firstFailureAt, toldAt } = await find(channel);
      if (firstFailureAt === null) await noteFailure(channel, at);
      if (!isOutage(item) || (since !== null && toldAt > at - againMs)) return false;
      return db.transaction().execute(async (transaction) => {
        const row = transaction.updateTable('outage').where('channel', '=', channel);
        const first = firstFailureAt ?? at;
        await row.set({ since: first }).where('since', 'is', null).execute();
        const { numUpdatedRows } = await row
          .set({ toldAt: at })
          .where('toldAt', '<=', at - againMs)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const report = { ...(await reportOn(channel, transaction)), since: since ?? first, lastError: reason };
        log.error(report, 'notices do not get through to the owner');
        return add(messages.forOutage(report), transaction);
      });
    },

    async worked({ kind }) {
      const channel = channelOf(kind);
      if (!channel) return false;
      const { since, firstFailureAt, toldAt } = await find(channel);
      if (since === null && firstFailureAt === null) return false;
      return db.transaction().execute(async (transaction) => {
        const row = transaction.updateTable('outage').where('channel', '=', channel);
        await row.set({ firstFailureAt: null }).where('firstFailureAt', '=', firstFailureAt).execute();
        if (since === null) return false;
        const { numUpdatedRows } = await row.set({ since: null }).where('since', '=', since).executeTakeFirstOrThrow();
        // Another process was first, or this channel comes and goes and the owner has heard of it.
        if (numUpdatedRows === 0n || toldAt < since) return false;
        const report = { ...(await reportOn(channel, transaction)), since, lastError: null };
        log.info(report, 'notices get through to the owner again');
        await tryNow(channel, transaction);
        await add(messages.forRecovery(report), transaction);
        return true;
      });
    },
  };

  function isOutage({ attempts, createdAt }: OutboxItem): boolean {
    return attempts >= tries || (attempts > 1 && createdAt <= now() - lateMs);
  }

  async function noteFailure(channel: Channel, at: Moment): Promise<void> {
    const row = db.updateTable('outage').where('channel', '=', channel).where('firstFailureAt', 'is', null);
    await row.set({ firstFailureAt: at }).execute();
  }

  function find(channel: Channel) {
    return db.selectFrom('outage').selectAll().where('channel', '=', channel).executeTakeFirstOrThrow();
  }

  /** Nothing waits for its own time once the way is free. */
  async function tryNow(channel: Channel, transaction: Transaction<Tables>): Promise<void> {
    const at = now();
    const waiting = transaction
      .updateTable('outbox')
      .where('kind', 'in', ownerKindsOf(channel))
      .where('status', '=', 'queued');
    await waiting.set({ nextAttemptAt: at }).where('attempts', '>', 0).where('nextAttemptAt', '>', at).execute();
  }
}

async function reportOn(channel: Channel, db: Db): Promise<Pick<OutageReport, 'channel' | 'waiting' | 'parked'>> {
  const counts = await db
    .selectFrom('outbox')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('kind', 'in', ownerKindsOf(channel))
    .where((is) => is.or([is('status', '=', 'parked'), is.and([is('status', '=', 'queued'), is('attempts', '>', 0)])]))
    .groupBy('status')
    .execute();
  const count = (status: OutboxItem['status']) => counts.find((row) => row.status === status)?.count ?? 0;
  return { channel, waiting: count('queued'), parked: count('parked') };
}

async function add(items: NewOutboxItem[], db: Db): Promise<boolean> {
  if (items.length > 0) await db.insertInto('outbox').values(items).execute();
  return items.length > 0;
}

/** Which channels do not get through to the owner. */
export async function failingChannels(db: Db): Promise<Set<Channel>> {
  const rows = await db.selectFrom('outage').select('channel').where('since', 'is not', null).execute();
  return new Set(rows.map(({ channel }) => channel));
}
