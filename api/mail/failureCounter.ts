import { Counter } from 'prom-client';

export type FailureCounter = Counter<'kind' | 'failure'>;

/** Counts messages that were not taken, by kind and by class of failure. Whoever shows the numbers registers it. */
export function makeFailureCounter(): FailureCounter {
  return new Counter({
    name: 'delivery_failures_total',
    help: 'Tries to send a message that were not taken, by kind and by class of failure.',
    labelNames: ['kind', 'failure'],
    registers: [],
  });
}
