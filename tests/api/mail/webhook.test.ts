import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { makeWebhook } from '#api/mail/webhook.ts';
import { freePort } from '#tests/support/smtpPeer.ts';
import { failureOf } from '#tests/support/failureOf.ts';
import { startPeer } from '#tests/support/httpPeer.ts';

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end('ada@engines.example');
const message = { id: 'b7a1', payload: '{"name":"Zoë 東京 👍"}' };

describe('A webhook', () => {
  test('gets the JSON with a signature over the time and its bytes', async () => {
    const { url, received } = await startPeer(status(204));
    // echo -n '1760000000.{"name":"Zoë 東京 👍"}' | openssl dgst -sha256 -hmac 'a secret'
    await makeWebhook({ url: `${url}/leads?key=1`, secret: 'a secret', now: () => 1_760_000_000_999 })(message);
    const [{ method, path, headers, body } = expect.fail()] = received;
    expect([method, path, body]).toEqual(['POST', '/leads?key=1', message.payload]);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-webhook-id': 'b7a1',
      'x-webhook-timestamp': '1760000000',
      'x-signature': 'sha256=7a642364eaa42b17d72b53fc16a0ea1df180ced3b1cf58b1c2a88421c8238e3c',
    });
  });

  test('is not signed without a secret, and a password in the address becomes a header', async () => {
    const { url, received } = await startPeer(status(200));
    await makeWebhook({ url: url.replace('//', '//ada:p%40ss@') })(message);
    expect(received[0]?.headers['x-signature']).toBeUndefined();
    expect(received[0]?.headers.authorization).toBe(`Basic ${Buffer.from('ada:p@ss').toString('base64')}`);
  });

  test.each<readonly [number, string]>([
    [400, 'sender'],
    [404, 'sender'],
    [410, 'sender'],
    [422, 'sender'],
    [408, 'temporary'],
    [429, 'temporary'],
    [500, 'temporary'],
    [503, 'temporary'],
    ...[301, 302, 307, 308].map((code) => [code, 'sender'] as const),
  ])('that answers %i is not followed elsewhere, and fails', async (code, failure) => {
    const { url, received } = await startPeer(status(code, { Location: '/elsewhere' }));
    expect(await failureOf(makeWebhook({ url })(message))).toEqual({ reason: `answered ${code}`, failure });
    expect(received.map(({ path }) => path)).toEqual(['/']);
  });

  test('that does not answer, or that nobody listens to', async () => {
    const { url } = await startPeer(() => {});
    expect(await failureOf(makeWebhook({ url, timeout: 50 })(message))).toEqual({
      reason: 'no answer in time',
      failure: 'connection',
    });
    expect(await failureOf(makeWebhook({ url: `http://127.0.0.1:${await freePort()}` })(message))).toEqual({
      reason: 'no connection (ECONNREFUSED)',
      failure: 'connection',
    });
  });
});
