import { describe, expect, test } from 'vitest';
import { buildArticle, buildSite } from '#tests/support/buildData.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const body = '## Why\n\nDisks <b>fail</b>. A firewall does not help.';
const articles = [
  ['restore-test', 'A restore test', 'Data Backup', 'tape', '2025-01-01', body] as const,
  ['firewall', 'What a firewall does', 'Networks', 'cable', '2025-03-01', 'It reads packets.'] as const,
  ['tapes', 'Tapes in a safe', 'Data Backup', 'tape', '2025-02-01', 'Keep one offline.'] as const,
].map(([slug, title, category, keyword, publishedAt, text]) =>
  buildArticle({ slug, title, description: `${title}.`, category, keywords: [keyword], publishedAt, body: text }),
);

const server = sharedServer(buildSite({ articles }));

const call = async (path: string) => {
  const { status, text } = await server.ask(path);
  return { status, body: JSON.parse(text) };
};
const slugs = async (path: string) => (await call(path)).body.data.map(({ slug }: { slug: string }) => slug);

const badRequest = (message: string, fields: object) => ({
  status: 400,
  body: { success: false, error: { code: 'bad_request', message, fields } },
});

describe('GET /api/blog', () => {
  test('lists the articles, newest first, as the page reads them', async () => {
    const { status, body } = await call('/api/blog');
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data[0]).toEqual({
      id: 'firewall',
      title: 'What a firewall does',
      slug: 'firewall',
      category: 'Networks',
      excerpt: 'Test it on a Friday.',
      imageUrl: '/images/articles/firewall-800.png',
      publishedAt: '2025-03-01',
    });
  });

  test.each([
    ...['', '?search=', '?category=', '?search=%20&category=%20', '?other=1'].map(
      (query) => [query, ['firewall', 'tapes', 'restore-test']] as const,
    ),
    // A category by its name or slug.
    ...['Data%20Backup', 'Data+Backup', 'DATA%20BACKUP', '%20data-backup%20'].map(
      (category) => [`?category=${category}`, ['tapes', 'restore-test']] as const,
    ),
    // The best match first, a title before a mention.
    ['?search=firewall', ['firewall', 'restore-test']],
    ['?search=TAPE', ['tapes', 'restore-test']],
    ['?search=firewall&category=networks', ['firewall']],
    ['?search=unheard-of', []],
    [`?search=${'x'.repeat(200)}`, []],
  ] as const)('%s lists %j', async (query, found) => {
    expect(await slugs(`/api/blog${query}`)).toEqual(found);
  });

  test.each([
    [
      '?category=Gossip',
      badRequest('There is no category "Gossip".', { category: 'Use one of: Data Backup, Networks.' }),
    ],
    [
      `?search=${'x'.repeat(201)}`,
      badRequest('The query is not right.', { search: 'Search for at most 200 characters.' }),
    ],
    [
      '?search=a&search=b&category=Networks&category=networks',
      badRequest('The query is not right.', { category: 'Give one category.', search: 'Give one search text.' }),
    ],
  ])('refuses %.30s and says what is right', async (query, refusal) => {
    expect(await call(`/api/blog${query}`)).toEqual(refusal);
  });
});

test('GET /api/blog/{slug} brings the article with its text as safe HTML, and the others, those of its category first', async () => {
  const { status, body } = await call('/api/blog/restore-test');
  expect([status, body.success]).toEqual([200, true]);
  expect(body.data).toEqual({
    id: 'restore-test',
    title: 'A restore test',
    slug: 'restore-test',
    category: 'Data Backup',
    excerpt: 'Test it on a Friday.',
    imageUrl: '/images/articles/restore-test-800.png',
    publishedAt: '2025-01-01',
    content: '<h2 id="why">Why</h2>\n<p>Disks &lt;b&gt;fail&lt;/b&gt;. A firewall does not help.</p>',
  });
  expect(await slugs('/api/blog/restore-test/related')).toEqual(['tapes', 'firewall']);
  expect((await call('/api/blog/restore-test/related')).body.data[0]).not.toHaveProperty('content');
  for (const path of ['/api/blog/gossip', '/api/blog/gossip/related'])
    expect(await call(path)).toEqual({
      status: 404,
      body: { success: false, error: { code: 'not_found', message: 'There is no article "gossip".' } },
    });
});

test('security.txt is plain text, and is only read', async () => {
  const path = '/.well-known/security.txt';
  const { status, headers, text } = await server.ask(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Canonical: https://northshore.example${path}\n`);
  expect((await server.ask(path, {}, 'HEAD')).status).toBe(200);
  expect((await server.ask(path, {}, 'POST')).status).toBe(405);
});
