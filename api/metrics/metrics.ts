import { collectDefaultMetrics, type Counter, Registry } from 'prom-client';
import type { Store } from '../db/open.ts';
import { shareWithTimeout } from '../withTimeout.ts';
import { requestMetrics } from './requestMetrics.ts';
import { makeStoreGauges, readStoreNumbers } from './storeGauges.ts';

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
