import { Counter } from 'prom-client';

export type FailureCounter = Counter<'kind' | 'failure'>;

/** Counts failed attempts by message kind and failure class. Not registered here: `makeMetrics` does it. */
export function makeFailureCounter(): FailureCounter {
  return new Counter({
    name: 'delivery_failures_total',
    help: 'Failed delivery attempts, by kind of message and by class of failure.',
    labelNames: ['kind', 'failure'],
    registers: [],
  });
}
