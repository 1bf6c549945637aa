/** The protocol's limit for one request (https://www.indexnow.org/documentation). */
const maxUrls = 10_000;

const explanations: Record<number, string> = {
  400: 'The request was not understood.',
  403: 'The key is not valid: build and publish the site with the same INDEXNOW_KEY, so that its key file can be read.',
  422: 'The addresses are not of the site that the key belongs to: compare SITE_ORIGIN with the address where the site is published.',
  429: 'Too much was submitted lately. Try again tomorrow.',
};

interface Submission {
  endpoint: string;
  origin: string;
  key: string;
  paths: readonly string[];
  /** Of the request, in milliseconds. */
  timeout?: number;
}

/** Submits addresses, as many as one request takes. `submitted` are the paths that were accepted. */
export async function submit({
  endpoint,
  origin,
  key,
  paths,
  timeout = 30_000,
}: Submission): Promise<{ submitted: readonly string[]; error?: string }> {
  const submitted = paths.slice(0, maxUrls);
  const urlList = submitted.map((path) => origin + path);
  const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
  const error = await send(endpoint, body, timeout);
  return error ? { submitted: [], error } : { submitted };
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
