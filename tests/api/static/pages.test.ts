import { describe, expect, test } from 'vitest';
import { pageAt } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

describe('A page', () => {
  test.each(['/', '/locations', '/locations/ajax?from=mail', '/services/backup/ajax', '/blog/restore-test'])(
    '%s is served at its address',
    async (path) => {
      const { status, headers, text } = await server.ask(path);
      const page = pageAt(path.replace(/\?.*/, ''));
      expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', page]);
      expect(headers['content-length']).toBe(String(page.length));
    },
  );

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

  test.each(['/nothing', '/nothing/at/all', '/blog/categories/nothing', '/404'])(
    '%s shows the page for it, with status 404',
    async (path) => {
      const { status, headers, text } = await server.ask(path);
      expect([status, headers['content-type'], text]).toEqual([404, 'text/html; charset=utf-8', pageAt('/not-found')]);
      expect(headers['accept-ranges']).toBeUndefined();
    },
  );

  test('is never answered from a cache or in parts, even where its page is known', async () => {
    const { headers } = await server.ask('/not-found');
    const held = { 'If-None-Match': String(headers.etag), Range: 'bytes=0-3' };
    expect(await server.ask('/nothing', held)).toMatchObject({ status: 404, text: pageAt('/not-found') });
    expect(await server.ask('/nothing', {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  });

  test.each([
    ['/locations/nowhere', '/not-found'],
    ['/industries/nothing', '/industries'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await server.ask(path);
    expect([status, headers.location]).toEqual([302, target]);
  });

  test.each<readonly [string, string]>([
    ['/services/nothing', '/service-not-found/service'],
    ['/services/backup/nowhere', '/service-not-found/location'],
    ['/services/nothing/ajax', '/service-not-found/location'],
    ['/services/backup/law/nowhere', '/service-not-found/industry'],
    ['/blog/nothing', '/article-not-found'],
    // By the name of the page itself.
    ...['/not-found', '/service-not-found/location', '/article-not-found'].map((path) => [path, path] as const),
  ])('%s shows %s with status 404', async (path, shown) => {
    expect(await server.ask(path)).toMatchObject({ status: 404, text: pageAt(shown) });
  });

  test('under /resources shows the listing as an ordinary page', async () => {
    expect(await server.ask('/resources/nothing')).toMatchObject({ status: 200, text: pageAt('/resources') });
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
