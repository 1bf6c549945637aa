import { describe, expect, test } from 'vitest';
import { submit } from '#scripts/indexnow/submit.ts';
import { startPeer } from '#tests/support/httpPeer.ts';

/** Submits to a search engine that answers with these statuses, one after the other, and not at all where there is none. */
async function send(paths: string[], statuses: number[], options = {}) {
  const { url, received } = await startPeer((_, response) => {
    const status = statuses.shift();
    if (status) response.writeHead(status).end();
  });
  const result = await submit({ endpoint: url, origin: 'https://x.example', key: 'abcd1234', paths, ...options });
  return { result, host: new URL(url).host, asked: received.map(({ body }) => JSON.parse(body)) };
}

test.each([200, 202])(
  'Changed addresses are submitted with the key and where it lies, and taken with %i',
  async (status) => {
    const { result, asked } = await send(['/', '/pricing'], [status]);
    expect(result).toEqual({ submitted: ['/', '/pricing'] });
    const urlList = ['https://x.example/', 'https://x.example/pricing'];
    const keyLocation = 'https://x.example/abcd1234.txt';
    expect(asked).toEqual([{ host: 'x.example', key: 'abcd1234', keyLocation, urlList }]);
  },
);

describe('A refusal', () => {
  test.each([
    [400, 'The request was not understood.'],
    [
      403,
      'The key is not valid: build and publish the site with the same INDEXNOW_KEY, so that its key file can be read.',
    ],
    [429, 'Too much was submitted lately. Try again tomorrow.'],
    [500, 'Try again later.'],
    [
      422,
      'The addresses are not of the site that the key belongs to: compare SITE_ORIGIN with the address where the site is published.',
    ],
  ])('with %i is explained, and the request not repeated', async (status, reason) => {
    const { result, host, asked } = await send(['/'], [status, 200]);
    expect(result).toEqual({ submitted: [], error: `${host} answered ${status}. ${reason}` });
    expect(asked).toHaveLength(1);
  });

  test('without an answer is waited for no longer than it may take', async () => {
    const { result, host } = await send(['/'], [], { timeout: 100 });
    const error = `${host} did not answer within 0.1 s. Check the network and try again.`;
    expect(result).toEqual({ submitted: [], error });
  });
});
