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
        'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
        'xmlns:media="http://search.yahoo.com/mrss/"><channel>\n' +
        '<title>IT by the lake</title><link>https://northshore.example/blog</link><description>Description of blog.</description><language>en-CA</language>' +
        '<lastBuildDate>Thu, 19 Jun 2025 12:00:00 GMT</lastBuildDate><atom:link ' +
        'href="https://northshore.example/feed.xml" rel="self" type="application/rss+xml"/>\n' +
        '<item><title>A restore test</title><link>https://northshore.example/blog/restore-test</link><guid ' +
        'isPermaLink="true">https://northshore.example/blog/restore-test</guid>' +
        '<description>Test it on a Friday.</description>' +
        '<content:encoded>&lt;h2 id=&quot;why&quot;&gt;Why&lt;/h2&gt;\n&lt;p&gt;Disks fail.&lt;/p&gt;</content:encoded>' +
        '<media:content url="https://northshore.example/images/articles/restore-test-800.png" medium="image"/>' +
        `<dc:creator>${site.provider.name}, Backup desk</dc:creator><category>Data Backup</category>` +
        '<pubDate>Thu, 19 Jun 2025 12:00:00 GMT</pubDate><atom:updated>2025-06-19T12:00:00Z</atom:updated></item>\n</channel></rss>\n',
    );
  });

  test('puts the newest first, and is as new as the last change', () => {
    const feed = rssFeed(dated('2025-01-01', '2025-03-01', '2025-02-01'), 'Blog');
    const titles = [...feed.matchAll(/<item><title>(.*?)</g)].map(([, title]) => title);
    expect(titles).toEqual(['2025-03-01', '2025-02-01', '2025-01-01']);
    expect(rssFeed(updated(), 'Blog')).toContain('<lastBuildDate>Tue, 01 Jul 2025 12:00:00 GMT</lastBuildDate>');
  });

  test('escapes what XML reserves, wherever it stands', () => {
    const sign = `a & b < c > d "e" 'f'`;
    const escaped = 'a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;';
    const site = buildSite({
      articles: [buildArticle({ title: sign, excerpt: sign, category: sign })],
      authors: [{ id: 'backup-desk', kind: 'team', name: sign, role: 'Looks after copies.' }],
      blogCategories: [{ name: sign, slug: 'signs', iconName: 'star', description: 'Signs.' }],
      pages: { ...pages, blog: { ...pages.home, description: sign } },
    });
    const feed = rssFeed(site, sign);
    for (const element of ['title', 'description', 'category'])
      expect(feed).toContain(`<${element}>${escaped}</${element}>`);
    expect(feed).toContain(`, ${escaped}</dc:creator>`);
    expect(feed).not.toContain(sign);
  });

  test('carries whole articles, whose links and pictures work outside the site', () => {
    const body =
      'See [backup](/services/backup), [below](#why) and [a law](https://law.example/1).\n\n## Why\n\nDisks.';
    const feed = rssFeed(buildSite({ articles: [buildArticle({ body, image: '/images/own/disk.jpg' })] }), 'Blog');
    for (const href of [
      'https://northshore.example/services/backup',
      'https://northshore.example/blog/restore-test#why',
      'https://law.example/1',
    ])
      expect(feed).toContain(`&lt;a href=&quot;${href}&quot;&gt;`);
    expect(feed).toContain('<media:content url="https://northshore.example/images/own/disk.jpg" medium="image"/>');
  });
});

describe('The feed in JSON', () => {
  test('holds what version 1.1 asks for', () => {
    const site = updated();
    const author = { name: `${site.provider.name}, Backup desk`, url: 'https://northshore.example/about' };
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
          content_html: '<h2 id="why">Why</h2>\n<p>Disks fail.</p>',
          image: 'https://northshore.example/images/articles/restore-test-800.png',
          date_published: '2025-06-19T12:00:00Z',
          date_modified: '2025-07-01T12:00:00Z',
          authors: [author],
          tags: ['Data Backup'],
        },
      ],
    });
  });

  test('of no articles is still a feed', () => {
    expect(JSON.parse(jsonFeed(buildSite({ articles: [] }), 'Blog'))).toMatchObject({ items: [] });
  });
});
