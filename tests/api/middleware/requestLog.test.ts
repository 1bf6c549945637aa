import { beforeEach, expect, test } from 'vitest';
import { sharedServer } from '#tests/support/testServer.ts';

const server = sharedServer();
beforeEach(() => {
  server.log.length = 0;
});

test.each<[path: string, route: string, status: number, method?: string]>([
  // Files of the built site are named by their own address, and what stands in for a page by the pattern it fits.
  ['/locations/ajax', '/locations/ajax', 200],
  ['/%6cocations/ajax', '/locations/ajax', 200],
  ['/locations/nowhere', '/locations/:locationSlug', 302],
  ['/not-found', '/not-found', 404],
  ['/api/blog/restore-test', '/api/blog/:slug', 200],
  ['/api/blog/restore-test', '/api/blog/:slug', 405, 'DELETE'],
  ['/nothing', '(unknown)', 404],
  ['/locations/ajax/', '(unknown)', 301],
])('%s is logged as %s with its status %s', async (path, route, status, method = 'GET') => {
  const { headers } = await server.ask(path, {}, method);
  const [time, ms] = [expect.any(Number), expect.any(Number)];
  const id = headers['x-request-id'];
  expect(server.log).toEqual([{ level: 30, time, id, method, route, status, ms, msg: 'request' }]);
});

const typed = 'ann@example.com';
const paths = ['', 'services/backup/', 'resources/', 'assets/', 'api/blog/', 'api/newsletter/'].map(
  (at) => `/${at}${typed}`,
);
test.each([
  ...paths,
  ...['.html', '.js', 'x'.repeat(12_000)].map((end) => `/${typed}${end}`),
  '/%61nn@example.com',
  `http://localhost/${typed}`,
])('Neither the log nor the numbers hold what was typed as an address: %s', async (path) => {
  const { status } = await server.ask(path);
  for (const method of ['HEAD', 'POST', 'PROPFIND']) await server.ask(path, {}, method);
  const lines = server.log.map((line) => JSON.stringify(line));
  expect(lines).toHaveLength(4);
  expect(server.log[0]).toMatchObject({ status });
  const numbers = (await server.ask('/metrics')).text;
  expect(numbers).toContain('http_requests_total{method="HEAD",route="');
  for (const written of [...lines, numbers]) expect(written).not.toMatch(/nn@|example\.com|%61/);
  for (const line of lines) expect(line.length).toBeLessThan(250);
});

test('Each request has an id of its own, which no client gives', async () => {
  const ids = [await server.ask('/'), await server.ask('/', { 'X-Request-Id': 'mine' })].map(
    ({ headers }) => headers['x-request-id'],
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(['/locations/ajax', '/nothing', '/api/blog/nothing', '/api/nothing', 'http://northshore.example/pricing'])(
  'The log of %s holds nothing of the query and nothing of the visitor',
  async (path) => {
    const told = { 'User-Agent': 'Browser of Ann', Referer: 'https://client.example/', Cookie: 'name=Ann' };
    await server.ask(`${path}?email=ann%40client.example&search=secret`, told);
    const written = JSON.stringify(server.log);
    expect(written).toContain('"msg":"request"');
    for (const word of ['?', 'email', 'client.example', 'secret', 'Ann', '127.0.0.1'])
      expect(written).not.toContain(word);
  },
);
