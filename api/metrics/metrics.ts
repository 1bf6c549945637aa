import { collectDefaultMetrics, Counter, Registry, Histogram, Gauge } from 'prom-client';
import type { Store, Db } from '../db/open.ts';
import { shareWithTimeout } from '../withTimeout.ts';
import type { Context, Middleware } from 'koa';
import type { ExpressionBuilder } from 'kysely';
import type { Moment, Tables } from '../db/tables.ts';
import { type Channel, ownerKindsOf } from '../mail/lanes.ts';
import { failingChannels } from '../mail/outages.ts';
import { countByStatus } from '../db/queries.ts';

export type Metrics = ReturnType<typeof makeMetrics>;

interface MetricsParts {
  store: Pick<Store, 'db'>;
  failures?: Counter;
  now?: () => number;
  storeTimeoutMs?: number;
}

/** The metrics of one app, in a registry of its own. */
export function makeMetrics({ store: { db }, failures, now = Date.now, storeTimeoutMs = 1000 }: MetricsParts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const middleware = requestMetrics(registry);
  const setStoreGauges = makeStoreGauges(registry, now);
  if (failures) registry.registerMetric(failures);
  const readNumbers = shareWithTimeout(storeTimeoutMs, () => readStoreNumbers(db));
  return {
    /** Counts requests and their durations; goes before everything that should be counted. */
    middleware,
    contentType: registry.contentType,
    /** All metrics in Prometheus's text format, with the store as it is now. Never rejects because of the store: `store_up` is 0 then. */
    async text(): Promise<string> {
      setStoreGauges(await readNumbers().catch(() => undefined));
      return registry.metrics();
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const labelNames = ['method', 'route', 'status'] as const;

function requestMetrics(registry: Registry): Middleware {
  const registers = [registry];
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames,
    registers,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
  });

  return async (ctx, next) => {
    const start = performance.now();
    let status = 500;
    try {
      await next();
      status = ctx.status;
    } finally {
      const method = methods.has(ctx.method) ? ctx.method : 'other';
      const labels = { method, route: routeOf(ctx), status: String(status) };
      requests.inc(labels);
      durations.observe(labels, (performance.now() - start) / 1000);
    }
  };
}

/** The route as a label with few values: clients must not be able to create time series without end. */
function routeOf(ctx: Context): string {
  const pattern: unknown = ctx._matchedRoute;
  if (pattern) return String(pattern);
  const { status } = ctx;
  if (status >= 300 && status !== 304 && status !== 404) return 'none';
  // Only pages are HTML, the page of a 404 included; a missing file is answered in plain text.
  if (ctx.response.get('Content-Type').startsWith('text/html')) return 'page';
  return status === 404 ? 'none' : 'asset';
}

/**
 * Makes the gauges that show the state of the store, and a function that sets them. Without numbers, because the store did not
 * answer, `store_up` is 0 and the others have no value.
 */
function makeStoreGauges(registry: Registry, now: () => number) {
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

async function readStoreNumbers(db: Db) {
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
