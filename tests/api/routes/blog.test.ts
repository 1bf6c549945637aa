import { describe, expect, test } from 'vitest';
import { buildArticle, buildSite } from '#tests/support/buildData.ts';
import { sharedServer } from '#tests/support/testServer.ts';

const articles = [
  buildArticle({
    slug: 'restore-test',
    title: 'A restore test',
    description: 'One.',
    category: 'Data Backup',
    keywords: ['tape'],
    publishedAt: '2025-01-01',
    body: '## Why\n\nDisks <b>fail</b>. A firewall does not help.',
  }),
  buildArticle({
    slug: 'firewall',
    title: 'What a firewall does',
    description: 'Two.',
    category: 'Networks',
    keywords: ['cable'],
    publishedAt: '2025-03-01',
    body: 'It reads packets.',
  }),
  buildArticle({
    slug: 'tapes',
    title: 'Tapes in a safe',
    description: 'Three.',
    category: 'Data Backup',
    keywords: ['tape'],
    publishedAt: '2025-02-01',
    body: 'Keep one offline.',
  }),
];

const server = sharedServer(buildSite({ articles }));

const call = async (path: string) => {
  const { status, text } = await server.ask(path);
  return { status, body: JSON.parse(text) };
};
const slugs = async (path: string) => (await call(path)).body.data.map(({ slug }: { slug: string }) => slug);

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
    expect(await slugs('/api/blog')).toEqual(['firewall', 'tapes', 'restore-test']);
  });

  test.each(['Data%20Backup', 'Data+Backup', 'data-backup', 'DATA%20BACKUP', '%20data-backup%20'])(
    'lists a category by name or slug: %s',
    async (category) => {
      expect(await slugs(`/api/blog?category=${category}`)).toEqual(['tapes', 'restore-test']);
    },
  );

  test('refuses a category that does not exist and names those that do', async () => {
    expect(await call('/api/blog?category=Gossip')).toEqual({
      status: 400,
      body: {
        success: false,
        error: {
          code: 'bad_request',
          message: 'There is no category "Gossip".',
          fields: { category: 'Use one of: Data Backup, Networks.' },
        },
      },
    });
  });

  test('puts the best match of a search first, a title before a mention', async () => {
    expect(await slugs('/api/blog?search=firewall')).toEqual(['firewall', 'restore-test']);
    expect(await slugs('/api/blog?search=TAPE')).toEqual(['tapes', 'restore-test']);
  });

  test('searches within a category, and may find nothing', async () => {
    expect(await slugs('/api/blog?search=firewall&category=networks')).toEqual(['firewall']);
    expect(await slugs('/api/blog?search=unheard-of')).toEqual([]);
  });

  test.each(['?search=', '?category=', '?search=%20&category=%20', '?other=1'])(
    'lists everything with %s',
    async (query) => {
      expect(await slugs(`/api/blog${query}`)).toHaveLength(3);
    },
  );

  test('refuses a search of more than 200 characters, not one of 200', async () => {
    expect(await call(`/api/blog?search=${'x'.repeat(200)}`)).toMatchObject({ status: 200, body: { data: [] } });
    expect(await call(`/api/blog?search=${'x'.repeat(201)}`)).toEqual({
      status: 400,
      body: {
        success: false,
        error: {
          code: 'bad_request',
          message: 'The query is not right.',
          fields: { search: 'Search for at most 200 characters.' },
        },
      },
    });
  });

  test('refuses parameters that are given twice, naming each', async () => {
    expect(await call('/api/blog?search=a&search=b&category=Networks&category=networks')).toEqual({
      status: 400,
      body: {
        success: false,
        error: {
          code: 'bad_request',
          message: 'The query is not right.',
          fields: { category: 'Give one category.', search: 'Give one search text.' },
        },
      },
    });
  });
});

describe('GET /api/blog/{slug}', () => {
  test('brings the article with its text as safe HTML', async () => {
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
  });

  test('does not know an article that is not there', async () => {
    expect(await call('/api/blog/gossip')).toEqual({
      status: 404,
      body: { success: false, error: { code: 'not_found', message: 'There is no article "gossip".' } },
    });
  });
});

describe('GET /api/blog/{slug}/related', () => {
  test('lists the others, those of the same category first', async () => {
    expect(await slugs('/api/blog/restore-test/related')).toEqual(['tapes', 'firewall']);
    expect((await call('/api/blog/restore-test/related')).body.data[0]).not.toHaveProperty('content');
  });

  test('does not know an article that is not there', async () => {
    expect(await call('/api/blog/gossip/related')).toMatchObject({
      status: 404,
      body: { success: false, error: { message: 'There is no article "gossip".' } },
    });
  });
});
