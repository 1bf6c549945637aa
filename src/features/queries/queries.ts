import { fetchJson } from './fetchJson.ts';

export interface QueryOptions {
  /** Milliseconds for which a response is served from the cache. */
  freshMs: number;
  /** How often a failed request is repeated before the query rejects. */
  retries: number;
}

/** Responses never expire, and failed requests are not repeated. */
const defaultQuery: QueryOptions = { freshMs: Number.POSITIVE_INFINITY, retries: 0 };
/** For product data: the recommendations for a location. */
export const productQuery: QueryOptions = { freshMs: 5 * 60_000, retries: 3 };
export const blogQuery: QueryOptions = { ...productQuery, freshMs: 60_000 };

const longestDelayMs = 30_000;

/** Delay before a retry in milliseconds: 1 s after the first failure (`failures` is 0), then doubled, at most 30 s. */
function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, longestDelayMs);
}

/** Whether a retry would fail in the same way: a status of 4xx, or a response that is not JSON. So would one that is read as invalid. */
function isFinal(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return error instanceof SyntaxError || (status >= 400 && status < 500);
}

type Read<Answer> = (answer: unknown) => Answer;

/**
 * Makes a query function with a cache of its own. Failures are not cached.
 * Written by hand, because TanStack Query is 9 KB and the site makes two kinds of queries (decisions/009).
 */
export function makeQueries(fetcher: (path: string) => Promise<unknown> = fetchJson) {
  const cache = new Map<string, { since: number; answer: Promise<unknown> }>();

  async function fetchWithRetries(path: string, retries: number, failures = 0): Promise<unknown> {
    try {
      return await fetcher(path);
    } catch (error) {
      if (failures >= retries || isFinal(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs(failures));
      });
      return fetchWithRetries(path, retries, failures + 1);
    }
  }

  /** `read` validates a response and throws if it is invalid, which counts as a failure. Use the same `read` for every query of a path. */
  return <Answer = unknown>(
    path: string,
    { freshMs, retries }: QueryOptions = defaultQuery,
    read: Read<Answer> = (answer) => answer as Answer,
  ): Promise<Answer> => {
    const known = cache.get(path);
    if (known && Date.now() - known.since < freshMs) return known.answer as Promise<Answer>;
    const entry = { since: Date.now(), answer: fetchWithRetries(path, retries).then(read) };
    cache.set(path, entry);
    entry.answer.then(
      () => {
        entry.since = Date.now();
      },
      () => {
        if (cache.get(path) === entry) cache.delete(path);
      },
    );
    return entry.answer;
  };
}

/** Queries this site. */
export const query = makeQueries();
