import { Gauge, type Registry } from 'prom-client';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Moment, Tables } from '../db/tables.ts';
import { type Channel, ownerKindsOf } from '../mail/lanes.ts';
import { failingChannels } from '../mail/outages.ts';
import { countByStatus } from '../db/queries.ts';

/**
 * Makes the gauges that show the state of the store, and a function that sets them. Without numbers, because the store did not
 * answer, `store_up` is 0 and the others have no value.
 */
export function makeStoreGauges(registry: Registry, now: () => number) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const leads = gauge('leads', 'Contact requests in the store.', ['status']);
  const outbox = gauge('outbox_messages', 'Messages in the outbox.', ['status']);
  const oldest = gauge(
    'outbox_oldest_queued_seconds',
    'Age of the oldest message that waits to be sent; 0 without one.',
  );
  const notices = gauge('owner_notices', 'Mails and webhook calls to the owner that have not left.', [
    'channel',
    'status',
  ]);
  const oldestNotice = gauge(
    'owner_notices_oldest_queued_seconds',
    'Age of the oldest notice to the owner that waits to be sent; 0 without one.',
    ['channel'],
  );
  const failing = gauge('owner_channel_failing', '1 while notices do not get through to the owner.', ['channel']);
  const up = gauge('store_up', '1 if the store answered within a second.');
  const secondsSince = (moment: number | null | undefined) =>
    typeof moment === 'number' ? Math.max(0, now() - moment) / 1000 : 0;

  return (numbers: StoreNumbers | undefined): void => {
    // Stale values would be scraped as current ones.
    oldest.remove();
    for (const gauge of [leads, outbox, notices, oldestNotice, failing]) gauge.reset();
    up.set(numbers ? 1 : 0);
    if (!numbers) return;
    for (const status of ['new', 'quarantined']) leads.set({ status }, numbers.leads[status] ?? 0);
    for (const status of ['queued', 'sent', 'parked']) outbox.set({ status }, numbers.outbox[status] ?? 0);
    oldest.set(secondsSince(numbers.oldestQueued));
    for (const { channel, isFailing, unsent } of numbers.channels) {
      const rowOf = (wanted: string) => unsent.find(({ status }) => status === wanted);
      for (const status of ['queued', 'parked']) notices.set({ channel, status }, rowOf(status)?.count ?? 0);
      oldestNotice.set({ channel }, secondsSince(rowOf('queued')?.since));
      failing.set({ channel }, isFailing ? 1 : 0);
    }
  };
}

type StoreNumbers = Awaited<ReturnType<typeof readStoreNumbers>>;

interface UnsentNotices {
  status: 'queued' | 'parked';
  count: number;
  since: Moment;
}

const channels: readonly Channel[] = ['mail', 'webhook'];

export async function readStoreNumbers(db: Db) {
  const failing = await failingChannels(db);
  return {
    leads: await countByStatus(db.selectFrom('lead')),
    outbox: await countByStatus(db.selectFrom('outbox').where('kind', '!=', 'owner-sign-in')),
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
