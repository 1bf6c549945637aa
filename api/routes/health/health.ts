import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Store } from '../../db/open.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';
import { channelOf } from '../../mail/lanes.ts';
import { failingChannels } from '../../mail/outages.ts';
import { outboxSummary } from '../../mail/outboxSummary.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { shareWithTimeout, cacheFor } from '../../withTimeout.ts';
import { randomBytes } from 'node:crypto';

interface HealthParts {
  store: Store;
  metrics: Metrics;
  /** What tells over which channels the owner is notified of requests. */
  env?: Partial<Pick<Env, 'SMTP_URL' | 'LEAD_WEBHOOK_URL'>>;
  /** Whether the server is about to stop and should be sent no new requests. */
  isStopping?: () => boolean;
  now?: () => number;
  storeTimeoutMs?: number;
}

/** Seconds that a notice to the owner may be overdue before the outbox counts as stuck. */
const maxOverdue = 3600;
const probeIntervalMs = 1000;

const notReady = (message: string, fields?: Record<string, string>) => new ApiError(503, 'not_ready', message, fields);

/** Not through a proxy: strangers are told whether the server is ready and nothing of why. */
const isFromThisMachine = ({ req }: Context): boolean =>
  req.headers['x-forwarded-for'] === undefined && /^(?:::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');

/** `GET /healthz` (the process answers), `GET /readyz` (it can do its work), `GET /metrics` (Prometheus). */
export function healthRoutes(
  router: Router,
  { store, metrics, env = {}, isStopping = () => false, now = Date.now, storeTimeoutMs = 1000 }: HealthParts,
): void {
  const checkWrite = cacheFor(
    probeIntervalMs,
    shareWithTimeout(storeTimeoutMs, () => proveWrite(store, now())),
  );
  const readOutbox = shareWithTimeout(storeTimeoutMs, async () => ({
    due: await outboxSummary(store.db).where('status', '=', 'queued').execute(),
    failing: await failingChannels(store.db),
  }));
  const secondsSince = (moments: number[]) =>
    Math.max(0, ...moments.map((since) => Math.floor((now() - since) / 1000)));

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true, data: { status: 'ok' } };
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    await tellReadiness(ctx).catch((error) => {
      throw isFromThisMachine(ctx) ? error : notReady('The server is not ready.');
    });
    if (!isFromThisMachine(ctx)) ctx.body = { success: true, data: {} };
  });

  async function tellReadiness(ctx: Context): Promise<void> {
    if (isStopping()) throw notReady('The server is stopping.', { server: 'stopping' });
    const { due, failing } = await readOutbox().catch(() => {
      throw notReady('The store does not answer.', { store: 'no answer' });
    });
    await checkWrite().catch(() => {
      throw notReady('The store takes no writes.', { store: 'no writes' });
    });
    // By the next attempt, not the creation: a mail server that is down is retried on time and no reason to be unready, but a
    // message that is due and not attempted means that nothing sends any more.
    const outboxAgeSeconds = secondsSince(due.map(({ dueSince }) => dueSince));
    // Mail to visitors may queue behind recipients that stall; notices to the owner have permits of their own.
    const overdue = secondsSince(due.filter(({ kind }) => channelOf(kind)).map(({ dueSince }) => dueSince));
    if (overdue >= maxOverdue)
      throw notReady('The outbox is stuck.', {
        outbox: `The oldest notice to the owner has been due for ${overdue} seconds.`,
      });
    // A failing channel is reported, and does not make the instance unready: requests are kept all the same.
    const states = (['mail', 'webhook'] as const).flatMap((channel) =>
      (channel === 'mail' ? env.SMTP_URL : env.LEAD_WEBHOOK_URL)
        ? [[channel, failing.has(channel) ? 'failing' : 'ok']]
        : [],
    );
    ctx.body = { success: true, data: { store: 'ok', outboxAgeSeconds, ...Object.fromEntries(states) } };
  }

  router.get('/metrics', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
}

/**
 * Bytes of a probe. In SQLite more than a request takes, so that a disk which has no room for requests has none for the
 * probe; in PostgreSQL one page, because each probe goes through its write-ahead log and leaves a dead row behind.
 */
const probeBytes: Record<Store['kind'], number> = { sqlite: 32 * 1024, postgres: 8 * 1024 };

/** Overwrites the probe row in a transaction of its own, as a request does. Rejects where the store takes no writes. */
async function proveWrite({ db, kind }: Store, at: number): Promise<void> {
  // Random, because PostgreSQL compresses repetitive values.
  const padding = randomBytes((probeBytes[kind] * 3) / 4).toString('base64');
  await db
    .insertInto('probe')
    .values({ id: 1, at, padding })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, padding }))
    .execute();
}
