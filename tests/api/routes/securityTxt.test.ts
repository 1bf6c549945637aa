import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

const provider = buildProvider();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(buildSite({ provider }));
});
afterAll(() => server.stop());

const path = '/.well-known/security.txt';

test('security.txt is plain text that names the provider and has not expired', async () => {
  const { status, headers, text } = await server.ask(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: mailto:${provider.email}\n`);
  expect(text).toContain(`Canonical: ${provider.origin}${path}\n`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? 0).getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3_600_000);
});

test('security.txt is only read', async () => {
  expect((await server.ask(path, {}, 'HEAD')).status).toBe(200);
  expect((await server.ask(path, {}, 'POST')).status).toBe(405);
});
