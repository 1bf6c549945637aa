import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { DeliveryError } from '#api/mail/deliveryError.ts';
import { makeWebhook } from '#api/mail/webhook.ts';
import { freePort } from '#scripts/support/smtpPeer.ts';
import { startPeer } from '#tests/support/httpPeer.ts';

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end('ada@engines.example');
const message = { id: 'b7a1', payload: '{"name":"Zoë 東京 👍"}' };

async function failureOf(sending: Promise<void>): Promise<{ reason: string; failure: string }> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`Expected a DeliveryError, got ${String(error)}.`);
  return { reason: error.message, failure: error.failure };
}

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

  test.each([
    [400, 'sender'],
    [404, 'sender'],
    [410, 'sender'],
    [422, 'sender'],
    [408, 'temporary'],
    [429, 'temporary'],
    [500, 'temporary'],
    [503, 'temporary'],
  ])('that answers %i', async (code, failure) => {
    const { url } = await startPeer(status(code));
    expect(await failureOf(makeWebhook({ url })(message))).toEqual({ reason: `answered ${code}`, failure });
  });

  test.each([301, 302, 307, 308])('is not followed elsewhere: %i', async (code) => {
    const { url, received } = await startPeer(status(code, { Location: '/elsewhere' }));
    expect(await failureOf(makeWebhook({ url })(message))).toEqual({ reason: `answered ${code}`, failure: 'sender' });
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
