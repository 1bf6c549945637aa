import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => { server = await startServer(); });
beforeEach(() => { server.log.length = 0; });
afterAll(() => server.stop());

test.each([
  ['/locations/ajax', 200], ['/nothing', 404], ['/locations/nowhere', 302], ['/locations/ajax/', 301], ['/api/blog', 200], ['/api/nothing', 404],
])('%s is logged with its status %s', async (path, status) => {
  const { headers } = await server.ask(path);
  expect(server.log).toEqual([{ level: 30, time: expect.any(Number), id: headers['x-request-id'], method: 'GET', path, status, ms: expect.any(Number), msg: 'request' }]);
});

test('Each request has an id of its own', async () => {
  const ids = [await server.ask('/'), await server.ask('/')].map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('An id that a client gives is not taken over', async () => {
  const { headers } = await server.ask('/', { 'X-Request-Id': 'mine' });
  expect(headers['x-request-id']).not.toBe('mine');
});

test.each(['/locations/ajax', '/locations/ajax/', '/nothing', '/assets/y.js', '/api/blog', '/api/blog/nothing', '/api/nothing', 'http://northshore.example/pricing'])(
  'The log of %s holds nothing of the query and nothing of the visitor', async (path) => {
    await server.ask(`${path}?email=ann%40client.example&search=secret`, { 'User-Agent': 'Browser of Ann', Referer: 'https://client.example/', Cookie: 'name=Ann' });
    const written = JSON.stringify(server.log);
    expect(written).toContain('"msg":"request"');
    for (const word of ['?', 'email', 'client.example', 'secret', 'Ann', '127.0.0.1']) expect(written).not.toContain(word);
  },
);
