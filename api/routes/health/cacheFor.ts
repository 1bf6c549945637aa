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
