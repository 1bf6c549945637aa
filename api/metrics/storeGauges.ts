import { Gauge, type Registry } from 'prom-client';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { type Channel, ownerKindsOf } from '../mail/lanes.ts';
import { failingChannels } from '../mail/outages.ts';

/** The gauges that show the state of the store. */
export interface StoreGauges {
  /** Sets every gauge; without numbers, because the store did not answer, `store_up` is 0 and the others have no value. */
  set(numbers: StoreNumbers | undefined): void;
}

export function makeStoreGauges(registry: Registry, now: () => number): StoreGauges {
  const registers = [registry];
  const leads = new Gauge({
    name: 'leads',
    help: 'Contact requests in the store.',
    labelNames: ['status'],
    registers,
  });
  const outbox = new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox.',
    labelNames: ['status'],
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_queued_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 without one.',
    registers,
  });
  const notices = new Gauge({
    name: 'owner_notices',
    help: 'Mails and webhook calls to the owner that have not left.',
    labelNames: ['channel', 'status'],
    registers,
  });
  const oldestNotice = new Gauge({
    name: 'owner_notices_oldest_queued_seconds',
    help: 'Age of the oldest notice to the owner that waits to be sent; 0 without one.',
    labelNames: ['channel'],
    registers,
  });
  const failing = new Gauge({
    name: 'owner_channel_failing',
    help: '1 while notices do not get through to the owner.',
    labelNames: ['channel'],
    registers,
  });
  const up = new Gauge({ name: 'store_up', help: '1 if the store answered within a second.', registers });
  const secondsSince = (moment: number | null | undefined) =>
    typeof moment === 'number' ? Math.max(0, now() - moment) / 1000 : 0;

  return {
    set(numbers) {
      // Stale values would be scraped as current ones.
      oldest.remove();
      for (const gauge of [leads, outbox, notices, oldestNotice, failing]) gauge.reset();
      up.set(numbers ? 1 : 0);
      if (!numbers) return;
      for (const status of ['new', 'quarantined']) leads.set({ status }, 0);
      for (const status of ['queued', 'sent', 'parked']) outbox.set({ status }, 0);
      for (const { status, count } of numbers.leads) leads.set({ status }, count);
      for (const { status, count } of numbers.outbox) outbox.set({ status }, count);
      oldest.set(secondsSince(numbers.oldestQueued));
      for (const { channel, isFailing, unsent } of numbers.channels) {
        const rowOf = (wanted: string) => unsent.find(({ status }) => status === wanted);
        for (const status of ['queued', 'parked']) notices.set({ channel, status }, rowOf(status)?.count ?? 0);
        oldestNotice.set({ channel }, secondsSince(rowOf('queued')?.since));
        failing.set({ channel }, isFailing ? 1 : 0);
      }
    },
  };
}

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
