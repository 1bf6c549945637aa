/** The protocol's limit for one request (https://www.indexnow.org/documentation). */
const maxUrls = 10_000;
/** In milliseconds. */
const defaultTimeout = 30_000;

interface Submission {
  endpoint: string;
  origin: string;
  key: string;
  paths: readonly string[];
  /** Addresses in a request. */
  max?: number;
  /** Of a request, in milliseconds. */
  timeout?: number;
}

const explanations: Record<number, string> = {
  400: 'The request was not understood.',
  403: 'The key is not valid: build and publish the site with the same INDEXNOW_KEY, so that its key file can be read.',
  422: 'The addresses are not of the site that the key belongs to: compare SITE_ORIGIN with the address where the site is published.',
  429: 'Too much was submitted lately. Try again tomorrow.',
};

/** Submits addresses in batches until one is refused. `submitted` are the paths that were accepted. */
export async function submit({
  endpoint,
  origin,
  key,
  paths,
  max = maxUrls,
  timeout = defaultTimeout,
}: Submission): Promise<{ submitted: string[]; error?: string }> {
  const submitted: string[] = [];
  for (let at = 0; at < paths.length; at += max) {
    const batch = paths.slice(at, at + max);
    const body = {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: batch.map((path) => origin + path),
    };
    const error = await send(endpoint, body, timeout);
    if (error) return { submitted, error };
    submitted.push(...batch);
  }
  return { submitted };
}

async function send(endpoint: string, body: unknown, timeout: number): Promise<string | undefined> {
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (status === 200 || status === 202) return undefined;
    return `${new URL(endpoint).host} answered ${status}. ${explanations[status] ?? 'Try again later.'}`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return `${new URL(endpoint).host} ${isLate ? `did not answer within ${timeout / 1000} s` : 'could not be reached'}. Check the network and try again.`;
  }
}
