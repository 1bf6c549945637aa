import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSite } from '#api/static/siteFiles.ts';
import { pageAt, script, twinAt } from '#tests/support/builtFolder.ts';
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

const size = script.length;
const askPart = (range: string, headers = {}, method = 'GET') =>
  server.ask('/assets/x-abc.js', { Range: range, ...headers }, method);

test.each([
  ['bytes=0-5', 'export', `bytes 0-5/${size}`],
  [`bytes=${size - 4}-`, '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
  ['bytes=-4', '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
  [`bytes=${size - 4}-99999`, '42;\n', `bytes ${size - 4}-${size - 1}/${size}`],
])('%s brings that part', async (range, part, contentRange) => {
  const headers = { 'content-range': contentRange, 'content-length': String(part.length) };
  expect(await askPart(range)).toMatchObject({ status: 206, text: part, headers });
});

test('A part is one of the plain content, whatever encodings the client takes', async () => {
  const { status, headers, text } = await askPart('bytes=0-5', { 'Accept-Encoding': 'br, gzip' });
  expect([status, headers['content-encoding'], text]).toEqual([206, undefined, 'export']);
  expect(headers.etag).toBe((await server.ask('/assets/x-abc.js')).headers.etag);
});

test('A part beyond the end is refused with the size', async () => {
  const { status, headers, text } = await askPart('bytes=99999-');
  expect([status, headers['content-range'], text]).toEqual([416, `bytes */${size}`, '']);
});

test.each(['bytes=0-1,4-5', 'bytes=nonsense', 'bytes=5-1,x', 'lines=0-5', 'lines=99999-'])(
  '%s brings everything',
  async (range) => {
    const { status, headers, text } = await askPart(range);
    expect([status, headers['content-range'], text]).toEqual([200, undefined, script]);
  },
);

test('If-Range with the validator brings the part, with anything else everything', async () => {
  const whole = await server.ask('/assets/x-abc.js');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const etag = String(whole.headers.etag);
  expect(await askPart('bytes=0-5', { 'If-Range': etag })).toMatchObject({ status: 206, text: 'export' });
  for (const condition of ['"old"', `W/${etag}`, 'Wed, 01 Jan 2025 00:00:00 GMT'])
    expect(await askPart('bytes=0-5', { 'If-Range': condition })).toMatchObject({ status: 200, text: script });
});

const askFor = (path: string, accept?: string) => server.ask(path, accept === undefined ? {} : { Accept: accept });

describe('A page with Markdown beside it', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, */*;q=0.1',
    'text/markdown, text/html',
    'text/html;q=0.5, text/markdown;q=0.6',
    'text/html;q=0, text/markdown',
  ])('is sent as Markdown to whoever asks for "%s"', async (accept) => {
    const { status, headers, text } = await askFor('/pricing', accept);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/markdown; charset=utf-8', twinAt('/pricing')]);
    expect([headers['content-location'], headers['x-robots-tag']]).toEqual(['/pricing.md', undefined]);
  });

  test.each([
    undefined,
    '*/*',
    'text/html',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=0.1, text/html',
    'application/json',
    '',
    'nonsense',
  ])('is sent as HTML to whoever asks for "%s"', async (accept) => {
    const { status, headers, text } = await askFor('/pricing', accept);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', pageAt('/pricing')]);
    expect(headers['content-location']).toBeUndefined();
  });

  test('tells caches that it depends on what is asked for, with a validator for each', async () => {
    const [html, markdown] = [await askFor('/pricing', 'text/html'), await askFor('/pricing', 'text/markdown')];
    for (const { headers } of [html, markdown, await askFor('/pricing')]) expect(headers.vary).toBe('Accept');
    expect((await askFor('/locations', 'text/markdown')).headers.vary).toBeUndefined();
    for (const [held, status] of [
      [markdown, 304],
      [html, 200],
    ] as const) {
      const headers = { Accept: 'text/markdown', 'If-None-Match': String(held.headers.etag) };
      expect((await server.ask('/pricing', headers)).status).toBe(status);
    }
    expect((await askFor('/', 'text/markdown')).text).toBe(twinAt('/'));
  });
});

describe('The Markdown itself', () => {
  test.each([
    ['/pricing.md', '/pricing'],
    ['/index.md', '/'],
  ])('at %s is for reading, not for search results', async (address, path) => {
    const headers = { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' };
    expect(await askFor(address, 'text/html')).toMatchObject({ status: 200, headers, text: twinAt(path) });
  });

  test('is not there where a page has none, or an address no page', async () => {
    expect(await askFor('/locations.md', 'text/markdown')).toMatchObject({
      status: 404,
      text: 'There is no such file.',
    });
    expect((await askFor('/locations', 'text/markdown')).text).toBe(pageAt('/locations'));
    const { status, headers } = await askFor('/nothing', 'text/markdown');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('A page', () => {
  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await server.ask('/locations/ajax');
    const head = await server.ask('/locations/ajax', {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'accept-ranges'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    const { status, headers, text } = await server.ask('/locations/ajax', {}, method);
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'This address can only be read.']);
  });
});

describe('A file', () => {
  test.each([
    ['/locations/ajax.json', 'application/json; charset=utf-8', 'noindex'],
    ['/assets/x-abc.js', 'text/javascript; charset=utf-8', undefined],
    ['/resources/guide.pdf', 'application/pdf', undefined],
  ])('%s is served as %s', async (path, type, robots) => {
    const { status, headers } = await server.ask(path);
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([200, type, robots]);
  });

  test.each(['/assets/y.js', '/favicon.ico', '/locations/ajax.xml', '/site.json', '/assets/x-abc.js.br'])(
    '%s that is not there, or for the server alone, is said so in a line',
    async (path) => {
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      expect(await server.ask(path)).toMatchObject({ status: 404, headers, text: 'There is no such file.' });
    },
  );
});

describe('An address without a page', () => {
  test.each([
    ['/Locations/AJAX?a=B', '/locations/ajax?a=B'],
    ['/locations.', '/locations'],
    ['/locations/ajax),', '/locations/ajax'],
    ['/Locations/Ajax%E2%80%9D.', '/locations/ajax'],
  ])('leads for good to the one that was meant: %s', async (path, target) => {
    const { status, headers } = await server.ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test('is never answered from a cache or in parts, even where its page is known', async () => {
    const { headers } = await server.ask('/not-found');
    const held = { 'If-None-Match': String(headers.etag), Range: 'bytes=0-3' };
    expect(await server.ask('/nothing', held)).toMatchObject({ status: 404, text: pageAt('/not-found') });
    expect(await server.ask('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  });
});

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

const asset = '/assets/x-abc.js';
const etagOf = async (path: string, headers = {}) => String((await server.ask(path, headers)).headers.etag);

test.each<readonly [string, string]>([
  [asset, 'public, max-age=31536000, immutable'],
  ...['/', '/locations/ajax', '/locations/ajax.json', '/nothing'].map((path) => [path, 'public, no-cache'] as const),
])('%s is kept for: %s', async (path, policy) => {
  expect((await server.ask(path)).headers['cache-control']).toBe(policy);
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
