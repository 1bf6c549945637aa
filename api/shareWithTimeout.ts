import { withTimeout } from './withTimeout.ts';

/**
 * A query that rejects after `ms` milliseconds. Callers that come while one is under way share its result: a store that
 * hangs must not be buried under probes.
 */
export function shareWithTimeout<Result>(ms: number, query: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= query().finally(() => {
      underWay = undefined;
    });
    return withTimeout(ms, underWay);
  };
}
