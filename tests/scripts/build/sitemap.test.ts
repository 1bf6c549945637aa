import { describe, expect, test } from 'vitest';
import { sitemapFiles } from '#scripts/build/sitemap.ts';

const origin = 'https://x.example';
const entries = (kind: string, ...paths: string[]) => paths.map((path) => ({ kind, address: origin + path }));
const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

describe('The sitemap', () => {
  test('is an index of one sitemap for each kind of page with several pages, and one for the other pages', () => {
    const pages = [
      { kind: 'home', address: `${origin}/` },
      { kind: 'serviceInLocation', address: `${origin}/b`, modified: '2026-11-20' },
      { kind: 'serviceInLocation', address: `${origin}/a`, modified: '2026-11-21' },
      { kind: 'about', address: `${origin}/about`, image: `${origin}/images/us.webp` },
    ];
    expect(sitemapFiles(origin, pages)).toEqual([
      [
        'sitemap.xml',
        '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
          '<sitemap><loc>https://x.example/sitemap-pages.xml</loc></sitemap>\n' +
          '<sitemap><loc>https://x.example/sitemap-service-in-location.xml</loc><lastmod>2026-11-21</lastmod></sitemap>\n' +
          '</sitemapindex>\n',
      ],
      [
        'sitemap-pages.xml',
        `${head}<url><loc>https://x.example/</loc></url>\n<url><loc>https://x.example/about</loc>` +
          '<image:image><image:loc>https://x.example/images/us.webp</image:loc></image:image></url>\n</urlset>\n',
      ],
      [
        'sitemap-service-in-location.xml',
        `${head}<url><loc>https://x.example/b</loc><lastmod>2026-11-20</lastmod></url>\n` +
          '<url><loc>https://x.example/a</loc><lastmod>2026-11-21</lastmod></url>\n</urlset>\n',
      ],
    ]);
  });

  test('escapes what XML reserves', () => {
    expect(sitemapFiles(origin, entries('home', "/?a=1&b='2'\"<>"))[1]?.[1]).toContain(
      '<loc>https://x.example/?a=1&amp;b=&apos;2&apos;&quot;&lt;&gt;</loc>',
    );
  });
});
