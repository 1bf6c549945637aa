import { Counter } from 'prom-client';

export type FailureCounter = Counter<'kind' | 'failure'>;

/** Counts failed attempts by message kind and failure class. Not registered here: `makeMetrics` does it. */
export function makeFailureCounter(): FailureCounter {
  return new Counter({
    name: 'delivery_failures_total',
    help: 'Tries to send a message that were not taken, by kind and by class of failure.',
    labelNames: ['kind', 'failure'],
    registers: [],
  });
}
