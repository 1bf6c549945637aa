import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ['/locations/old-ajax', '/locations/ajax'],
  ['/locations/old-ajax?from=mail&to=a%20b', '/locations/ajax?from=mail&to=a%20b'],
  ['/services/backup/old-ajax', '/services/backup/ajax'],
  ['/old-support?from=mail', '/services/backup?from=mail#support'],
  ['/old-prices.md', '/pricing.md'],
])('%s has moved for good to %s', async (path, target) => {
  const { status, headers } = await server.ask(path);
  expect([status, headers.location]).toEqual([301, target]);
  expect((await server.ask(target.replace(/#.*/, ''))).status).toBe(200);
});

test.each(['/locations/older-ajax', '/services/backup/law/old-ajax'])('%s has not', async (path) => {
  expect((await server.ask(path)).status).not.toBe(301);
});
