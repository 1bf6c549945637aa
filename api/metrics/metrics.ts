import { collectDefaultMetrics, Counter, Registry, Histogram } from 'prom-client';
import type { Store } from '../db/open.ts';
import { shareWithTimeout } from '../withTimeout.ts';
import { makeStoreGauges, readStoreNumbers } from './storeGauges.ts';
import type { Context, Middleware } from 'koa';

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
