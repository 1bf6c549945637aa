import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { type Channel, ownerKindsOf } from '../mail/lanes.ts';
import { failingChannels } from '../mail/outages.ts';

/** What the gauges show of the store. */
export interface StoreNumbers {
  leads: { status: string; count: number }[];
  outbox: { status: string; count: number }[];
  /** Since when the oldest queued message has been waiting; null without one. */
  oldestQueued: Moment | null;
  channels: { channel: Channel; isFailing: boolean; unsent: UnsentNotices[] }[];
}

interface UnsentNotices {
  status: 'queued' | 'parked';
  count: number;
  /** Creation time of the oldest. */
  since: Moment;
}

const channels: readonly Channel[] = ['mail', 'webhook'];

export async function readStoreNumbers(db: Db): Promise<StoreNumbers> {
  const failing = await failingChannels(db);
  return {
    leads: await db
      .selectFrom('lead')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    outbox: await db
      .selectFrom('outbox')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('kind', '!=', 'owner-sign-in')
      .groupBy('status')
      .execute(),
    oldestQueued: await readOldestQueued(db),
    channels: await Promise.all(
      channels.map(async (channel) => ({
        channel,
        isFailing: failing.has(channel),
        unsent: await readUnsentNotices(db, channel),
      })),
    ),
  };
}

async function readOldestQueued(db: Db): Promise<Moment | null> {
  const { since } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.min(waitingSince(select)).as('since'))
    .where('status', '=', 'queued')
    .where('kind', '!=', 'owner-sign-in')
    .executeTakeFirstOrThrow();
  return since;
}

/** A message that was scheduled for later when it was written has been waiting since that time only. */
function waitingSince(select: ExpressionBuilder<Tables, 'outbox'>) {
  const isScheduled = select.and([select('attempts', '=', 0), select('nextAttemptAt', '>', select.ref('createdAt'))]);
  return select.case().when(isScheduled).then(select.ref('nextAttemptAt')).else(select.ref('createdAt')).end();
}

/** Notices to the owner that have not been sent, by status. */
function readUnsentNotices(db: Db, channel: Channel) {
  return db
    .selectFrom('outbox')
    .where('kind', 'in', ownerKindsOf(channel))
    .where('status', 'in', ['queued', 'parked'])
    .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('createdAt').as('since')])
    .groupBy('status')
    .$castTo<UnsentNotices>()
    .execute();
}
