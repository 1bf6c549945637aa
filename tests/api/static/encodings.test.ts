import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageAt, script } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

const ask = (accepted?: string, method = 'GET') =>
  server.ask('/assets/x-abc.js', accepted === undefined ? {} : { 'Accept-Encoding': accepted }, method);

test.each<readonly [string | undefined, string | undefined, (bytes: Buffer) => Buffer]>([
  // Brotli is the smallest.
  ...['br', 'gzip, deflate, br, zstd', '*', 'gzip;q=0, *'].map((taken) => [taken, 'br', brotliDecompressSync] as const),
  ...['gzip, deflate', 'br;q=0, gzip'].map((taken) => [taken, 'gzip', gunzipSync] as const),
  ...[undefined, '', 'identity', 'deflate', 'br;q=0', '*;q=0'].map(
    (taken) => [taken, undefined, (bytes: Buffer) => bytes] as const,
  ),
])('A client that takes "%s" gets %s, and caches are told', async (taken, encoding, decode) => {
  const { status, headers, bytes } = await ask(taken);
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(decode(bytes).toString()).toBe(script);
  const head = await ask(taken, 'HEAD');
  for (const name of ['content-encoding', 'content-length'])
    expect([name, head.headers[name], head.bytes.length]).toEqual([name, headers[name], 0]);
});

test('A file without compressed copies is the same for everybody', async () => {
  const { headers, text } = await server.ask('/locations/ajax', { 'Accept-Encoding': 'br, gzip' });
  expect([headers['content-encoding'], headers.vary, text]).toEqual([undefined, undefined, pageAt('/locations/ajax')]);
});
