/** Resolves like a promise, or rejects after `ms` milliseconds. The work behind the promise is not cancelled. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

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

/** Does work once, and again only after a failure. */
export function onceDone<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}

/** Runs a query at most once in `ms` milliseconds; calls in between get the last result, a rejection too. */
export function cacheFor<Result>(ms: number, query: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let startedAt = 0;
  return () => {
    const now = performance.now();
    if (!last || now - startedAt >= ms) {
      startedAt = now;
      last = query();
    }
    return last;
  };
}
