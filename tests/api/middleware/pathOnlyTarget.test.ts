import { describe, expect, test } from 'vitest';
import { pageAt } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

describe('An address outside the built site', () => {
  test.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/assets/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '/%5c..%5c..%5cetc%5cpasswd',
    '/%252e%252e%252fetc%252fpasswd',
    '/assets/%2e%2e/site.json',
    '/./site.json',
    '/assets/..',
    '/%00',
    '/index.html%00.js',
    '/assets/x-abc.js%00',
    '/%',
    '/%zz',
    '/locations%',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ff',
    '/proc/self/environ',
    '/__proto__',
    '/constructor',
  ])('%s is not found', async (target) => {
    const { status, text } = await server.ask(target);
    expect(status).toBe(404);
    expect([pageAt('/not-found'), 'There is no such file.']).toContain(text);
  });

  test.each([
    '/api/../../etc/passwd',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/blog/..%2f..%2fetc%2fpasswd',
    '/api/blog/%',
    '/api/%zz',
    '/api/blog/%00',
    '/api/blog/__proto__',
  ])('%s is not found by the API either', async (target) => {
    const { status, text } = await server.ask(target);
    expect([status, JSON.parse(text)]).toMatchObject([404, { success: false, error: { code: 'not_found' } }]);
  });

  test('is not reached by a query, a header or a long path', async () => {
    expect((await server.ask('/locations/ajax?file=../../etc/passwd')).text).toBe(pageAt('/locations/ajax'));
    expect((await server.ask('/nothing', { 'X-Original-URL': '/site.json', 'X-Rewrite-URL': '/site.json' })).text).toBe(
      pageAt('/not-found'),
    );
    expect((await server.ask(`/${'../'.repeat(2000)}etc/passwd`)).status).toBe(404);
  });
});

describe('A request target', () => {
  test('may be a full address, as a proxy sends it', async () => {
    expect(await server.ask('http://northshore.example/locations/ajax?x=1')).toMatchObject({
      status: 200,
      text: pageAt('/locations/ajax'),
    });
    expect((await server.ask('http://northshore.example')).text).toBe(pageAt('/'));
  });

  test.each(['foo://bar', 'foo://', 'http://[::bad/', 'javascript:alert(1)', '*'])(
    "%s is none of this server's",
    async (target) => {
      const line = await server.sendLine(`GET ${target} HTTP/1.1`);
      expect(line).toBe('HTTP/1.1 400 Bad Request');
    },
  );

  test('with a second host beside it is refused alike', async () => {
    expect(await server.sendLine('GET foo://bar HTTP/1.1\r\nHost: two')).toBe('HTTP/1.1 400 Bad Request');
  });

  test('that is refused is told why in a line', async () => {
    const { status, headers, text } = await server.ask('foo://bar');
    expect([status, headers['x-content-type-options'], text]).toEqual([
      400,
      'nosniff',
      'This is not an address of this server.',
    ]);
  });

  test.each(['GET /a\0b HTTP/1.1', 'GET /a b HTTP/1.1', 'GET /a\tb HTTP/1.1', 'NONSENSE'])(
    'in the line %j does not get through',
    async (line) => {
      expect(await server.sendLine(line)).toBe('HTTP/1.1 400 Bad Request');
    },
  );
});
