import type { Context, Middleware } from 'koa';
import type { ExpressionBuilder } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db, Store } from './db/open.ts';
import type { Tables } from './db/tables.ts';
import type { FailureCounter } from './mail/failureCounter.ts';
import { type Channel, ownerKindsOf } from './mail/kinds.ts';
import { failingChannels } from './mail/outages.ts';
import { askWithin } from './routes/health/within.ts';

export interface Metrics {
  /** Counts requests and their durations; goes before everything that should be counted. */
  middleware: Middleware;
  contentType: string;
  /** Everything in the text format of Prometheus, the store asked now. Never rejects because of the store: `store_up` is 0 then. */
  text(): Promise<string>;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The numbers of one app, in a registry of its own. */
export function makeMetrics({
  store: { db },
  failures,
  now = Date.now,
}: {
  store: Store;
  failures?: FailureCounter | undefined;
  now?: () => number;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered.', labelNames, registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames,
    registers,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
  });
  const leads = new Gauge({
    name: 'leads',
    help: 'Contact requests in the store; spam is in quarantine.',
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
  if (failures) registry.registerMetric(failures);
  const up = new Gauge({ name: 'store_up', help: '1 if the store answered within a second.', registers });

  // The library looks a counter up by writing its labels into a text, for each request twice.
  const counters = new Map<
    string,
    { requests: Counter.Internal; durations: Histogram.Internal<(typeof labelNames)[number]> }
  >();
  const countersOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`;
    const known = counters.get(key);
    if (known) return known;
    const made = {
      requests: requests.labels(method, route, String(status)),
      durations: durations.labels(method, route, String(status)),
    };
    counters.set(key, made);
    return made;
  };

  const ask = askWithin(1000, async () => ({
    leads: await db
      .selectFrom('lead')
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    outbox: await db
      .selectFrom('outbox')
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
    notices: await Promise.all(channels.map(async (channel) => ({ channel, rows: await noticesOf(db, channel) }))),
    failing: await failingChannels(db),
    since: (
      await db
        .selectFrom('outbox')
        .select((select) => select.fn.min(waitsSince(select)).as('since'))
        .where('status', '=', 'queued')
        .executeTakeFirstOrThrow()
    ).since,
  }));

  async function refresh(): Promise<void> {
    const answer = await ask().catch(() => undefined);
    // Old numbers would look like new ones.
    leads.reset();
    outbox.reset();
    oldest.remove();
    for (const gauge of [notices, oldestNotice, failing]) gauge.reset();
    up.set(answer ? 1 : 0);
    if (!answer) return;
    for (const status of ['new', 'spam']) leads.set({ status }, 0);
    for (const status of ['queued', 'sent', 'parked', 'held']) outbox.set({ status }, 0);
    for (const { status, count } of answer.leads) leads.set({ status }, count);
    for (const { status, count } of answer.outbox) outbox.set({ status }, count);
    for (const { channel, rows } of answer.notices) {
      const of = (status: 'queued' | 'parked') => rows.find((row) => row.status === status);
      for (const status of ['queued', 'parked'] as const) notices.set({ channel, status }, of(status)?.count ?? 0);
      oldestNotice.set({ channel }, Math.max(0, now() - (of('queued')?.since ?? now())) / 1000);
      failing.set({ channel }, answer.failing.has(channel) ? 1 : 0);
    }
    oldest.set(answer.since === null ? 0 : Math.max(0, (now() - answer.since) / 1000));
  }

  return {
    async middleware(ctx, next) {
      const start = performance.now();
      let status = 500;
      try {
        await next();
        status = ctx.status;
      } finally {
        const counted = countersOf(methods.has(ctx.method) ? ctx.method : 'other', routeOf(ctx), status);
        counted.requests.inc();
        counted.durations.observe((performance.now() - start) / 1000);
      }
    },
    contentType: registry.contentType,
    async text() {
      await refresh();
      return registry.metrics();
    },
  };
}

const channels: readonly Channel[] = ['mail', 'webhook'];

/** Notices to the owner that have not left, by status. */
function noticesOf(db: Db, channel: Channel) {
  const unsent = db
    .selectFrom('outbox')
    .where('kind', 'in', ownerKindsOf(channel))
    .where('status', 'in', ['queued', 'parked']);
  return unsent
    .select((select) => ['status', select.fn.countAll<number>().as('count'), select.fn.min('createdAt').as('since')])
    .groupBy('status')
    .execute();
}
/** A message that was put off when it was written waits from its time on. */
const waitsSince = (select: ExpressionBuilder<Tables, 'outbox'>) => {
  const putOff = select.and([select('attempts', '=', 0), select('nextAttemptAt', '>', select.ref('createdAt'))]);
  return select.case().when(putOff).then(select.ref('nextAttemptAt')).else(select.ref('createdAt')).end();
};

/** What a request was for, in few words: visitors must not be able to make numbers without end. */
function routeOf(ctx: Context): string {
  const pattern: unknown = ctx._matchedRoute;
  if (pattern) return String(pattern);
  const { status } = ctx;
  if (status >= 300 && status !== 304 && status !== 404) return 'none';
  // Only pages are HTML; what is not there and no page is nothing.
  if (ctx.response.get('Content-Type').startsWith('text/html')) return 'page';
  return status === 404 ? 'none' : 'asset';
}
