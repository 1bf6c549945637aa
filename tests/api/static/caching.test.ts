import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '#api/static/siteFiles.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

const asset = '/assets/x-abc.js';
const etagOf = async (path: string, headers = {}) => String((await server.ask(path, headers)).headers.etag);

test.each<readonly [string, string]>([
  [asset, 'public, max-age=31536000, immutable'],
  ...['/', '/locations/ajax', '/locations/ajax.json', '/nothing'].map((path) => [path, 'public, no-cache'] as const),
])('%s is kept for: %s', async (path, policy) => {
  expect((await server.ask(path)).headers['cache-control']).toBe(policy);
});

test('Every encoding has a strong validator of its own', async () => {
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map((accepted) => etagOf(asset, { 'Accept-Encoding': accepted })),
  );
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
});

test('The validator follows from the content, so that a restart changes nothing and a new build does', async () => {
  const page = join(server.dir, 'pricing.html');
  const read = () => openSite(server.dir).file('/pricing')?.etag('identity');
  const before = await read();
  expect(before).not.toBe(await etagOf('/locations'));
  expect(await read()).toBe(before);
  writeFileSync(page, 'Other prices.');
  expect(await read()).not.toBe(before);
});

test.each(['GET', 'HEAD'])('%s with the validator in hand is answered with 304 and no body', async (method) => {
  const etag = await etagOf(asset, { 'Accept-Encoding': 'br' });
  const { status, headers, bytes } = await server.ask(
    asset,
    { 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${etag}` },
    method,
  );
  expect([status, bytes.length, headers.etag, headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('An old validator, or that of another encoding, brings the whole body', async () => {
  const etag = await etagOf(asset, { 'Accept-Encoding': 'gzip' });
  for (const held of ['"old"', etag])
    expect((await server.ask(asset, { 'Accept-Encoding': 'br', 'If-None-Match': held })).status).toBe(200);
});
