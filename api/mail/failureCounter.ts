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

/** Counts a failed attempt; not that of a mail to sign in, because the numbers would tell strangers whose address they have guessed. */
export function countFailure(counter: FailureCounter, labels: Record<'kind' | 'failure', string>): void {
  if (labels.kind !== 'owner-sign-in') counter.inc(labels);
}
