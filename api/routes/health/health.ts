import type Router from '@koa/router';
import type { Store } from '../../db/open.ts';
import { ApiError } from '../../errors.ts';
import { type Channel, channelOf } from '../../mail/kinds.ts';
import { failingChannels } from '../../mail/outages.ts';
import type { Metrics } from '../../metrics.ts';
import { onceIn, proveWrite } from './proveWrite.ts';
import { askWithin } from './within.ts';

interface HealthParts {
  store: Store;
  metrics: Metrics;
  /** Over which channels the owner is told of requests; none by default. */
  channels?: Partial<Record<Channel, boolean>>;
  /** Whether the server has been told to stop: it goes on for a moment, and nothing new should be sent to it. */
  isStopping?: () => boolean;
  now?: () => number;
}

/** How long a message may be overdue, in seconds, before the outbox counts as stuck. */
const mostOverdue = 3600;

/** `GET /healthz` (the process answers), `GET /readyz` (it can do its work), `GET /metrics` (Prometheus). */
export function healthRoutes(
  router: Router,
  { store, metrics, channels = {}, isStopping = () => false, now = Date.now }: HealthParts,
): void {
  const { db } = store;
  const canWrite = onceIn(
    1000,
    askWithin(1000, () => proveWrite(store, now())),
  );
  // Counted from when a try was due, not from when it was written: a mail server that is down is tried again on time,
  // and no reason to stop taking leads. What is due and not tried has nobody who sends it.
  const ask = askWithin(1000, async () => {
    const due = await db
      .selectFrom('outbox')
      .select((select) => ['kind', select.fn.min('nextAttemptAt').as('since')])
      .where('status', '=', 'queued')
      .groupBy('kind')
      .execute();
    return { due, failing: await failingChannels(db) };
  });
  const secondsSince = (moments: number[]) =>
    Math.max(0, ...moments.map((since) => Math.floor((now() - since) / 1000)));

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true, data: { status: 'ok' } };
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    if (isStopping()) throw new ApiError(503, 'not_ready', 'The server is stopping.', { server: 'stopping' });
    const { due, failing } = await ask().catch(() => {
      throw new ApiError(503, 'not_ready', 'The store does not answer.', { store: 'no answer' });
    });
    await canWrite().catch(() => {
      throw new ApiError(503, 'not_ready', 'The store takes no writes.', { store: 'no writes' });
    });
    const outboxAgeSeconds = secondsSince(due.map(({ since }) => since));
    // Visitors' mail may wait for its turn behind recipients that stall; the owner's waits for nobody.
    const overdue = secondsSince(due.filter(({ kind }) => channelOf(kind)).map(({ since }) => since));
    if (overdue >= mostOverdue)
      throw new ApiError(503, 'not_ready', 'The outbox is stuck.', {
        outbox: `The oldest notice to the owner has been due for ${overdue} seconds.`,
      });
    // Requests are kept whether or not the owner hears of them at once: no reason to take them elsewhere.
    const states = (['mail', 'webhook'] as const).flatMap((channel) =>
      channels[channel] ? [[channel, failing.has(channel) ? 'failing' : 'ok']] : [],
    );
    ctx.body = { success: true, data: { store: 'ok', outboxAgeSeconds, ...Object.fromEntries(states) } };
  });

  router.get('/metrics', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
}
