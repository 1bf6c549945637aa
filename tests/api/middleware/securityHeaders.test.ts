import type { Middleware } from 'koa';
import { expect, test } from 'vitest';
import { securityHeaders, type OutsideOrigins } from '#api/middleware/securityHeaders.ts';
import { startKoa } from '#tests/support/koaServer.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

test.each(['/', '/sw.js', '/assets/none.js', '/nothing', '/nothing.txt', '/locations/nowhere', '/locations/ajax/'])(
  '%s is answered with every security header',
  async (path) => {
    const { headers } = await server.ask(path);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Plain HTTP does not promise HTTPS, and nothing says what the server runs on.
    for (const name of ['strict-transport-security', 'x-powered-by', 'server'])
      expect(headers).not.toHaveProperty(name);
  },
);

test('other sites may show pictures, as previews and feed readers do, and load nothing else', async () => {
  const policy = async (path: string, headers = {}) =>
    (await server.ask(path, headers)).headers['cross-origin-resource-policy'];
  for (const path of ['/images/share/index.png', '/favicon.svg']) expect(await policy(path), path).toBe('cross-origin');
  const others = ['/', '/api/blog', '/api/nothing', '/healthz', '/metrics', '/resources/guide.pdf', '/images/none.png'];
  for (const path of [...others, '//x']) expect(await policy(path), path).toBe('same-origin');
});

test('what pages use of other sites is allowed, and no more', async () => {
  const header = async (outside?: OutsideOrigins, scripts?: string[], styles?: string[]) => {
    const page: Middleware = (ctx) => {
      ctx.state.inlineStyles = styles;
      ctx.body = '<p>Page';
    };
    const koa = await startKoa(() => [securityHeaders(outside, scripts), page]);
    const { headers } = await koa.ask('/');
    await koa.stop();
    return headers['content-security-policy'];
  };
  expect(
    await header({ scripts: ['https://stats.example', 'https://sales.example'], frames: ['https://maps.example'] }),
  ).toBe(
    "default-src 'none'; script-src 'self' https://stats.example https://sales.example; style-src 'self'; " +
      "img-src 'self' data: https://stats.example https://sales.example; font-src 'self'; " +
      "connect-src 'self' https://stats.example https://sales.example; frame-src https://maps.example; " +
      "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(await header({ scripts: [], frames: [] })).toBe(await header());
  expect(await header(undefined, ['sha256-a='], ['sha256-b=', 'sha256-c='])).toContain(
    "script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c=';",
  );
});

test.each(['/api/blog', '/api/nothing', '/healthz', '/locations/ajax.json'])(
  '%s, which is JSON, is answered with what JSON needs',
  async (path) => {
    const { headers } = await server.ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['permissions-policy']).toBeUndefined();
  },
);

test('what only pages load has no headers that are for documents', async () => {
  const { headers } = await server.ask('/assets/x-abc.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  const policies = ['content-security', 'referrer', 'permissions', 'cross-origin-opener'];
  const ofDocuments = policies.map((name) => `${name}-policy`);
  for (const name of ofDocuments) expect(headers).not.toHaveProperty(name);
});
