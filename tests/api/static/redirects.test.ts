import { expect, test } from 'vitest';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

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
