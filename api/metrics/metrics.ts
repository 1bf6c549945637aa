import { collectDefaultMetrics, Counter, Registry, Histogram, Gauge } from 'prom-client';
import type { Store, Db } from '../db/open.ts';
import { shareWithTimeout } from '../withTimeout.ts';
import type { Context, Middleware } from 'koa';
import type { Moment } from '../db/tables.ts';
import { type Channel, channelOf } from '../mail/lanes.ts';
import { failingChannels } from '../mail/outages.ts';
import { outboxSummary } from '../mail/outboxSummary.ts';
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

const channels: readonly Channel[] = ['mail', 'webhook'];
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
  const secondsSince = (moments: readonly Moment[]) => Math.max(0, ...moments.map((since) => (now() - since) / 1000));
  const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

  return (numbers: StoreNumbers | undefined): void => {
    // Stale values would be scraped as current ones.
    oldest.remove();
    for (const gauge of [leads, outbox, notices, oldestNotice, failing]) gauge.reset();
    up.set(numbers ? 1 : 0);
    if (!numbers) return;
    for (const status of ['new', 'quarantined']) leads.set({ status }, numbers.leads[status] ?? 0);
    const inState = (wanted: string, among = numbers.outbox) => among.filter(({ status }) => status === wanted);
    for (const status of ['queued', 'sent', 'parked']) outbox.set({ status }, total(inState(status)));
    oldest.set(secondsSince(inState('queued').map(({ waitingSince }) => waitingSince)));
    for (const channel of channels) {
      const own = numbers.outbox.filter(({ kind }) => channelOf(kind) === channel);
      for (const status of ['queued', 'parked']) notices.set({ channel, status }, total(inState(status, own)));
      oldestNotice.set({ channel }, secondsSince(inState('queued', own).map(({ since }) => since)));
      failing.set({ channel }, numbers.failing.has(channel) ? 1 : 0);
    }
  };
}

type StoreNumbers = Awaited<ReturnType<typeof readStoreNumbers>>;

const readStoreNumbers = async (db: Db) => ({
  failing: await failingChannels(db),
  leads: await countByStatus(db.selectFrom('lead')),
  outbox: await outboxSummary(db).execute(),
});
