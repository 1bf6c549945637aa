import { describe, expect, test } from 'vitest';
import { pageAt } from '#tests/support/builtFolder.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();

describe('An address outside the built site', () => {
  test.each([
    ['up', '/../package.json', '/../../../../etc/passwd', '/assets/../../etc/passwd', '/assets/..', '/./site.json'],
    ['up, encoded', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/%252e%252e%252fetc%252fpasswd', '/assets/%2e%2e/site.json'],
    ['up, with backslashes', '/..\\..\\etc\\passwd', '/%5c..%5c..%5cetc%5cpasswd'],
    ['not UTF-8', '/%00', '/assets/x-abc.js%00', '/%', '/%zz', '/%c0%ae%c0%ae/etc/passwd', '/%ff'],
    ["an object's own", '/__proto__', '/constructor'],
  ])('that is %s is not found', async (_, ...targets) => {
    for (const target of targets) {
      const { status, text } = await server.ask(target);
      expect([target, status]).toEqual([target, 404]);
      expect([pageAt('/not-found'), 'There is no such file.']).toContain(text);
    }
  });

  test('is not found by the API either', async () => {
    const ends = ['../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', 'blog/..%2f..%2fetc%2fpasswd', 'blog/%', 'blog/%00'];
    for (const end of [...ends, 'blog/__proto__']) {
      const { status, text } = await server.ask(`/api/${end}`);
      expect([end, status, JSON.parse(text)]).toMatchObject([end, 404, { error: { code: 'not_found' } }]);
    }
  });

  test('is not reached by a query, a header or a long path', async () => {
    expect((await server.ask('/locations/ajax?file=../../etc/passwd')).text).toBe(pageAt('/locations/ajax'));
    const rewritten = { 'X-Original-URL': '/site.json', 'X-Rewrite-URL': '/site.json' };
    expect((await server.ask('/nothing', rewritten)).text).toBe(pageAt('/not-found'));
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
      expect(line).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    },
  );

  test.each(['Host: evil.example', 'HOST: localhost', 'X: y\r\nhost: www.evil.example'])(
    'that names its host twice is refused: %j',
    async (second) => {
      const ask = (path: string) => server.sendLine(`GET ${path} HTTP/1.1\r\n${second}`);
      expect(await ask('/pricing')).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\nName one host\.$/s);
      expect(await ask('/api/blog')).toContain(
        '{"success":false,"error":{"code":"bad_request","message":"Name one host."}}',
      );
      expect(await ask('foo://bar')).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test('that is refused is told why in a line', async () => {
    const headers = { 'x-content-type-options': 'nosniff' };
    const text = 'This is not an address of this server.';
    expect(await server.ask('foo://bar')).toMatchObject({ status: 400, headers, text });
  });

  test.each(['GET /a\0b HTTP/1.1', 'GET /a b HTTP/1.1', 'GET /a\tb HTTP/1.1', 'NONSENSE'])(
    'in the line %j does not get through',
    async (line) => {
      expect(await server.sendLine(line)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    },
  );
});
