import { describe, expect, test } from 'vitest';
import { feedXml, robotsTxt, sitemapXml, webManifest } from '#scripts/build/derive.ts';
import { buildArticle, buildProvider, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { pages } = buildRecords();

describe('The sitemap', () => {
  test('lists the addresses in their order', () => {
    expect(sitemapXml(['https://x.example/', 'https://x.example/b', 'https://x.example/a'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://x.example/</loc></url>\n<url><loc>https://x.example/b</loc></url>\n<url><loc>https://x.example/a</loc></url>\n</urlset>\n',
    );
  });

  test('escapes what XML reserves', () => {
    expect(sitemapXml(['https://x.example/?a=1&b=\'2\'"<>'])).toContain('<loc>https://x.example/?a=1&amp;b=&apos;2&apos;&quot;&lt;&gt;</loc>');
  });
});

test('robots.txt lets everything be read but the calls, and names the sitemap', () => {
  expect(robotsTxt('https://x.example')).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://x.example/sitemap.xml\n');
});

describe('The feed', () => {
  test('holds the articles as readers of RSS expect them', () => {
    expect(feedXml(buildSite(), 'IT by the lake')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
        '<title>IT by the lake</title><link>https://northshore.example/blog</link><description>Description of blog.</description><language>en-CA</language>' +
        '<atom:link href="https://northshore.example/feed.xml" rel="self" type="application/rss+xml"/>\n' +
        '<item><title>A restore test</title><link>https://northshore.example/blog/restore-test</link><guid isPermaLink="true">https://northshore.example/blog/restore-test</guid>' +
        '<description>Test it on a Friday.</description><category>Data Backup</category><pubDate>Thu, 19 Jun 2025 12:00:00 GMT</pubDate></item>\n' +
        '</channel></rss>\n',
    );
  });

  test('puts the newest first', () => {
    const articles = ['2025-01-01', '2025-03-01', '2025-02-01'].map((publishedAt) => buildArticle({ slug: publishedAt, title: publishedAt, description: publishedAt, publishedAt }));
    expect([...feedXml(buildSite({ articles }), 'Blog').matchAll(/<item><title>(.*?)</g)].map(([, title]) => title)).toEqual(['2025-03-01', '2025-02-01', '2025-01-01']);
  });

  test('escapes what XML reserves, wherever it stands', () => {
    const sign = `a & b < c > d "e" 'f'`;
    const escaped = 'a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;';
    const site = buildSite({
      articles: [buildArticle({ title: sign, excerpt: sign, category: sign })],
      blogCategories: [{ name: sign, slug: 'signs', description: 'Signs.' }],
      pages: { ...pages, blog: { ...pages.blog, description: sign } },
    });
    const feed = feedXml(site, sign);
    for (const element of ['title', 'description', 'category']) expect(feed).toContain(`<${element}>${escaped}</${element}>`);
    expect(feed.split(escaped)).toHaveLength(6);
    expect(feed).not.toContain(sign);
  });

  test('of no articles is still a feed', () => {
    expect(feedXml(buildSite({ articles: [] }), 'Blog')).toMatch(/type="application\/rss\+xml"\/>\n<\/channel><\/rss>\n$/);
  });
});

test('The web manifest says who the site belongs to and where its icons are', () => {
  expect(JSON.parse(webManifest(buildSite({ provider: buildProvider({ name: 'North "Shore" IT' }) })))).toEqual({
    name: 'North "Shore" IT', short_name: 'North Shore', description: 'IT for firms in Durham.', lang: 'en-CA', start_url: '/', display: 'browser', background_color: '#fbf9f4', theme_color: '#0a567c',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/images/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/images/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/images/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/images/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
