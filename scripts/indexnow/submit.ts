/** As many addresses as one request may name. */
const batchSize = 10_000;
/** How long an answer may take, in milliseconds. */
const patience = 30_000;

interface Submission {
  endpoint: string;
  origin: string;
  key: string;
  paths: readonly string[];
  most?: number;
  timeout?: number;
}

const complaints: Record<number, string> = {
  400: 'The request was not understood.',
  403: 'The key is not valid: build and publish the site with the same INDEXNOW_KEY, so that its key file can be read.',
  422: 'The addresses are not of the site that the key belongs to: compare SITE_ORIGIN with the address where the site is published.',
  429: 'Too much was submitted lately. Try again tomorrow.',
};

/** Submits addresses in batches, each once, until one is refused: `told` are those that were taken. */
export async function submit({
  endpoint,
  origin,
  key,
  paths,
  most = batchSize,
  timeout = patience,
}: Submission): Promise<{ told: string[]; complaint?: string }> {
  const told: string[] = [];
  for (let at = 0; at < paths.length; at += most) {
    const batch = paths.slice(at, at + most);
    const body = {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: batch.map((path) => origin + path),
    };
    const complaint = await send(endpoint, body, timeout);
    if (complaint) return { told, complaint };
    told.push(...batch);
  }
  return { told };
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
    return `${new URL(endpoint).host} answered ${status}. ${complaints[status] ?? 'Try again later.'}`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return `${new URL(endpoint).host} ${isLate ? `did not answer within ${timeout / 1000} s` : 'could not be reached'}. Check the network and try again.`;
  }
}
