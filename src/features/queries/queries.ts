import { fetchJson } from './fetchJson.ts';

export interface QueryOptions {
  /** For how long an answer is given again without asking, in milliseconds. */
  freshMs: number;
  /** How often a query that failed is asked again before the failure is told. */
  retries: number;
}

/** An answer never goes stale, and nothing is asked twice: neither after a failure nor when the window gets the focus back. */
export const defaultQuery: QueryOptions = { freshMs: Number.POSITIVE_INFINITY, retries: 0 };
export const blogQuery: QueryOptions = { freshMs: 60_000, retries: 0 };
/** What is sold: the services recommended at a place. */
export const productQuery: QueryOptions = { freshMs: 5 * 60_000, retries: 3 };

const longestDelayMs = 30_000;

/** How long to wait after the first failure (0), the second (1) and so on: 1 s, doubling, 30 s at most. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, longestDelayMs);
}

/** An answer that would be the same the next time: the request is refused, or what came is no JSON. */
function isFinal(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return error instanceof SyntaxError || (status >= 400 && status < 500);
}

type Read<Answer> = (answer: unknown) => Answer;

/** Makes queries over a memory of their own. A failure is not kept: the next query asks again. */
export function makeQueries(fetcher: (path: string) => Promise<unknown> = fetchJson) {
  const cache = new Map<string, { since: number; answer: Promise<unknown> }>();

  async function fetchWithRetries<Answer>(
    path: string,
    retries: number,
    read: Read<Answer>,
    failures = 0,
  ): Promise<Answer> {
    try {
      return read(await fetcher(path));
    } catch (error) {
      if (failures >= retries || isFinal(error)) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs(failures));
      });
      return fetchWithRetries(path, retries, read, failures + 1);
    }
  }

  /** `read` throws for an answer that is not what was promised: that is a failure like any other. A path always goes with the same `read`. */
  return <Answer = unknown>(
    path: string,
    { freshMs, retries }: QueryOptions = defaultQuery,
    read: Read<Answer> = (answer) => answer as Answer,
  ): Promise<Answer> => {
    const known = cache.get(path);
    if (known && Date.now() - known.since < freshMs) return known.answer as Promise<Answer>;
    const entry = { since: Date.now(), answer: fetchWithRetries(path, retries, read) };
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

/** Asks the site's API. */
export const query = makeQueries();
