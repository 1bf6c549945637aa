import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageAt, script } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

const ask = (accepted?: string, method = 'GET') =>
  server.ask('/assets/x-abc.js', accepted === undefined ? {} : { 'Accept-Encoding': accepted }, method);

test.each(['br', 'gzip, deflate, br, zstd', 'gzip, br', '*', 'gzip;q=0, *'])(
  'A client that takes "%s" gets brotli, the smallest',
  async (accepted) => {
    const { status, headers, bytes } = await ask(accepted);
    expect([status, headers['content-encoding'], headers['content-length']]).toEqual([200, 'br', String(bytes.length)]);
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  },
);

test.each(['gzip', 'gzip, deflate', 'br;q=0, gzip'])('A client that takes "%s" gets gzip', async (accepted) => {
  const { headers, bytes } = await ask(accepted);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(bytes).toString()).toBe(script);
});

test.each([undefined, '', 'identity', 'deflate', 'br;q=0', '*;q=0'])(
  'A client that takes %s gets the content as it is',
  async (accepted) => {
    const { status, headers, text } = await ask(accepted);
    expect([status, headers['content-encoding'], text]).toEqual([200, undefined, script]);
  },
);

test('Caches are told that the body depends on what the client takes, whichever it gets', async () => {
  for (const accepted of ['br', 'gzip', undefined]) expect((await ask(accepted)).headers.vary).toBe('Accept-Encoding');
});

test('A file without compressed copies is the same for everybody', async () => {
  const { headers, text } = await server.ask('/locations/ajax', { 'Accept-Encoding': 'br, gzip' });
  expect([headers['content-encoding'], headers.vary, text]).toEqual([undefined, undefined, pageAt('/locations/ajax')]);
});

test('HEAD names the encoding and the length that GET would send', async () => {
  const get = await ask('br');
  const head = await ask('br', 'HEAD');
  expect([head.headers['content-encoding'], head.headers['content-length'], head.bytes.length]).toEqual([
    'br',
    get.headers['content-length'],
    0,
  ]);
});
