import type Router from '@koa/router';
import type { Store } from '../../db/open.ts';
import { ApiError } from '../../errors.ts';
import type { Metrics } from '../../metrics.ts';
import { onceIn, proveWrite } from './proveWrite.ts';
import { askWithin } from './within.ts';

interface HealthParts {
  store: Store;
  metrics: Metrics;
  /** Whether the server has been told to stop: it goes on for a moment, and nothing new should be sent to it. */
  isStopping?: () => boolean;
  now?: () => number;
}

/** How long a message may be overdue, in seconds, before the outbox counts as stuck. */
const mostOverdue = 3600;

/** `GET /healthz` (the process answers), `GET /readyz` (it can do its work), `GET /metrics` (Prometheus). */
export function healthRoutes(router: Router, { store, metrics, isStopping = () => false, now = Date.now }: HealthParts): void {
  const { db } = store;
  const canWrite = onceIn(1000, askWithin(1000, () => proveWrite(store, now())));
  // Counted from when a try was due, not from when it was written: a mail server that is down is tried again on time,
  // and no reason to stop taking leads. What is due and not tried has nobody who sends it.
  const overdueSince = askWithin(1000, async () => {
    const { since } = await db.selectFrom('outbox').select((select) => select.fn.min('nextAttemptAt').as('since')).where('status', '=', 'queued').executeTakeFirstOrThrow();
    return since;
  });

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true, data: { status: 'ok' } };
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    if (isStopping()) throw new ApiError(503, 'not_ready', 'The server is stopping.', { server: 'stopping' });
    const since = await overdueSince().catch(() => {
      throw new ApiError(503, 'not_ready', 'The store does not answer.', { store: 'no answer' });
    });
    await canWrite().catch(() => {
      throw new ApiError(503, 'not_ready', 'The store takes no writes.', { store: 'no writes' });
    });
    const outboxAgeSeconds = since === null ? 0 : Math.max(0, Math.floor((now() - since) / 1000));
    if (outboxAgeSeconds >= mostOverdue) throw new ApiError(503, 'not_ready', 'The outbox is stuck.', { outbox: `The oldest message has been due for ${outboxAgeSeconds} seconds.` });
    ctx.body = { success: true, data: { store: 'ok', outboxAgeSeconds } };
  });

  router.get('/metrics', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
}
