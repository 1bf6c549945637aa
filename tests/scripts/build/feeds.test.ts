import { describe, expect, test } from 'vitest';
import { jsonFeed, rssFeed } from '#scripts/build/feeds.ts';
import { buildArticle, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { pages } = buildRecords();
const dated = (...dates: string[]) =>
  buildSite({
    articles: dates.map((publishedAt) =>
      buildArticle({ slug: publishedAt, title: publishedAt, description: publishedAt, publishedAt }),
    ),
  });
const updated = () => buildSite({ articles: [buildArticle({ publishedAt: '2025-06-19', updatedAt: '2025-07-01' })] });

describe('The feed in RSS', () => {
  test('holds the articles as readers expect them', () => {
    const site = buildSite();
    expect(rssFeed(site, 'IT by the lake')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
        'xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n' +
        '<title>IT by the lake</title><link>https://northshore.example/blog</link><description>Description of blog.</description><language>en-CA</language>' +
        '<lastBuildDate>Thu, 19 Jun 2025 12:00:00 GMT</lastBuildDate><atom:link ' +
        'href="https://northshore.example/feed.xml" rel="self" type="application/rss+xml"/>\n' +
        '<item><title>A restore test</title><link>https://northshore.example/blog/restore-test</link><guid ' +
        'isPermaLink="true">https://northshore.example/blog/restore-test</guid>' +
        `<description>Test it on a Friday.</description><dc:creator>${site.provider.name}, ` +
        `${site.articles[0]?.author}</dc:creator><category>Data Backup</category>` +
        '<pubDate>Thu, 19 Jun 2025 12:00:00 GMT</pubDate><atom:updated>2025-06-19T12:00:00Z</atom:updated></item>\n</channel></rss>\n',
    );
  });

  test('puts the newest first, and is as new as the last change', () => {
    expect(
      [...rssFeed(dated('2025-01-01', '2025-03-01', '2025-02-01'), 'Blog').matchAll(/<item><title>(.*?)</g)].map(
        ([, title]) => title,
      ),
    ).toEqual(['2025-03-01', '2025-02-01', '2025-01-01']);
    expect(rssFeed(updated(), 'Blog')).toContain('<lastBuildDate>Tue, 01 Jul 2025 12:00:00 GMT</lastBuildDate>');
  });

  test('escapes what XML reserves, wherever it stands', () => {
    const sign = `a & b < c > d "e" 'f'`;
    const escaped = 'a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;';
    const site = buildSite({
      articles: [buildArticle({ title: sign, excerpt: sign, category: sign, author: sign })],
      blogCategories: [{ name: sign, slug: 'signs', iconName: 'star', description: 'Signs.' }],
      pages: { ...pages, blog: { ...pages.blog, description: sign } },
    });
    const feed = rssFeed(site, sign);
    for (const element of ['title', 'description', 'category'])
      expect(feed).toContain(`<${element}>${escaped}</${element}>`);
    expect(feed).toContain(`, ${escaped}</dc:creator>`);
    expect(feed).not.toContain(sign);
  });

  test('of no articles is still a feed', () => {
    expect(rssFeed(buildSite({ articles: [] }), 'Blog')).toMatch(
      /type="application\/rss\+xml"\/>\n<\/channel><\/rss>\n$/,
    );
  });
});

describe('The feed in JSON', () => {
  test('holds what version 1.1 asks for', () => {
    const site = updated();
    const author = {
      name: `${site.provider.name}, ${site.articles[0]?.author}`,
      url: 'https://northshore.example/about',
    };
    expect(JSON.parse(jsonFeed(site, 'IT by the lake'))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'IT by the lake',
      home_page_url: 'https://northshore.example/blog',
      feed_url: 'https://northshore.example/feed.json',
      description: 'Description of blog.',
      icon: 'https://northshore.example/images/icon-512.png',
      language: 'en-CA',
      authors: [{ name: site.provider.name, url: 'https://northshore.example/about' }],
      items: [
        {
          id: 'https://northshore.example/blog/restore-test',
          url: 'https://northshore.example/blog/restore-test',
          title: 'A restore test',
          summary: site.articles[0]?.description,
          content_text: 'Test it on a Friday.',
          date_published: '2025-06-19T12:00:00Z',
          date_modified: '2025-07-01T12:00:00Z',
          authors: [author],
          tags: ['Data Backup'],
        },
      ],
    });
  });

  test('puts the newest first', () => {
    const { items } = JSON.parse(jsonFeed(dated('2025-01-01', '2025-03-01', '2025-02-01'), 'Blog')) as {
      items: { title: string }[];
    };
    expect(items.map(({ title }) => title)).toEqual(['2025-03-01', '2025-02-01', '2025-01-01']);
  });

  test('of no articles is still a feed', () => {
    expect(JSON.parse(jsonFeed(buildSite({ articles: [] }), 'Blog'))).toMatchObject({ items: [] });
  });
});
