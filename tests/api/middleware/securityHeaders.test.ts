import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => { server = await startServer(); });
afterAll(() => server.stop());

test.each(['/', '/assets/x-abc.js', '/nothing', '/nothing.txt', '/locations/nowhere', '/locations/ajax/'])('%s is answered with every security header', async (path) => {
  const { headers } = await server.ask(path);
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test.each(['/api/blog', '/api/nothing', '/healthz', '/locations/ajax.json'])('%s, which is JSON, is answered with what JSON needs', async (path) => {
  const { headers } = await server.ask(path);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" });
  expect(headers['permissions-policy']).toBeUndefined();
});

test('Plain HTTP does not promise HTTPS, and nothing says what the server runs on', async () => {
  const { headers } = await server.ask('/');
  expect([headers['strict-transport-security'], headers['x-powered-by'], headers.server]).toEqual([undefined, undefined, undefined]);
});
