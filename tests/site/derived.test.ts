import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { dataDir } from '#data/rules/dataDir.ts';
import { securityTxt } from '#data/rules/files/securityTxt.ts';
import { readLedger } from '#scripts/build/ledger/ledger.ts';
import { builtFiles, dist, isIndexable, origin, site } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';
import { readSitemaps, sitemapErrors, sitemapNames } from '#tests/support/sitemap.ts';

const pages = readPages();
const files = new Set(builtFiles);
const valuesOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value = '']) => unescapeXml(value));
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');

test('the sitemap lists the pages that search engines may list, and no other address', () => {
  const listed = valuesOf(readSitemaps(), 'loc');
  expect(new Set(listed).size).toBe(listed.length);
  const wanted = pages.filter(isIndexable).map(({ path }) => origin + path);
  expect(listed.sort()).toEqual(wanted.sort());
});

test('every sitemap is valid against the schema of sitemaps.org', async () => {
  expect(sitemapNames().length).toBeGreaterThan(1);
  const errors = await Promise.all(sitemapNames().map((name) => sitemapErrors(readBuilt(name))));
  expect(errors.flat()).toEqual([]);
});

test('the sitemap names the picture of each article, industry and service, which exists and which the page shows', () => {
  const pictured = [
    ...readSitemaps().matchAll(
      /<url><loc>([^<]*)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<image:image><image:loc>([^<]*)</g,
    ),
  ].map(([, page = '', image = '']) => [page, image].map((address) => unescapeXml(address).slice(origin.length)));
  expect(pictured).toHaveLength(site.articles.length + site.industries.length + site.services.length);
  expect(pictured.filter(([, image = '']) => !files.has(image.slice(1)))).toEqual([]);
  const shown = new Map(pages.map(({ path, html }) => [path, html]));
  expect(pictured.filter(([path = '', image = '']) => !shown.get(path)?.includes(image))).toEqual([]);
});

test('the sitemap dates an article as the article does, and another page as the ledger does or not at all', async () => {
  const { pages: known } = await readLedger(dataDir());
  const articles = new Map(
    site.articles.map(({ slug, publishedAt, updatedAt }) => [`/blog/${slug}`, updatedAt ?? publishedAt]),
  );
  const dated = [...readSitemaps().matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, address = '', date]) => [unescapeXml(address).slice(origin.length), date] as const,
  );
  expect(dated).toHaveLength(pages.filter(isIndexable).length);
  expect(
    dated.filter(([path, date]) =>
      articles.has(path) ? date !== articles.get(path) : date !== undefined && date !== known[path]?.date,
    ),
  ).toEqual([]);
  expect(dated.filter(([path]) => articles.has(path))).toHaveLength(site.articles.length);
});

test('security.txt names the provider, and has a day of expiry', () => {
  const [expected, built] = [
    securityTxt({ ...site.provider, origin }, new Date()),
    readBuilt('.well-known/security.txt'),
  ];
  const expiry = /^Expires: \d{4}-\d{2}-01T00:00:00\.000Z$/m;
  expect(built).toMatch(expiry);
  // The build may be of an earlier half-year.
  expect(built.replace(expiry, '')).toBe(expected.replace(expiry, ''));
});

test('robots.txt opens the site, closes the API and names the sitemap', () => {
  expect(readBuilt('robots.txt').split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /contact?',
    'Disallow: /pricing?',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('the feed is well-formed and lists the articles, the newest first', async () => {
  const feed = readBuilt('feed.xml');
  const { errors } = await validateXML({ xml: feed, normalization: 'format' });
  expect(errors).toEqual([]);
  const items = feed.split('<item>').slice(1);
  expect(items.map((item) => valuesOf(item, 'title')[0])).toEqual(site.articles.map(({ title }) => title));
  expect(items.map((item) => valuesOf(item, 'link')[0])).toEqual(
    site.articles.map(({ slug }) => `${origin}/blog/${slug}`),
  );
  const dates = items.map((item) => Date.parse(valuesOf(item, 'pubDate')[0] ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  // Where a feed is read there is no site to look below.
  expect(feed).not.toMatch(/&lt;a href=&quot;[/#]/);
});

test('the feed in JSON lists the same articles, with what version 1.1 asks for', () => {
  const feed = JSON.parse(readBuilt('feed.json')) as {
    version: string;
    items: Record<'id' | 'url' | 'title' | 'content_html' | 'image' | 'date_published' | 'date_modified', string>[];
    feed_url: string;
  };
  expect([feed.version, feed.feed_url]).toEqual(['https://jsonfeed.org/version/1.1', `${origin}/feed.json`]);
  const dayOf = (time: string) => time.slice(0, 'yyyy-mm-dd'.length);
  expect(
    feed.items.map((item) => [item.url, item.title, dayOf(item.date_published), dayOf(item.date_modified)]),
  ).toEqual(
    site.articles.map(({ slug, title, publishedAt, updatedAt = publishedAt }) => [
      `${origin}/blog/${slug}`,
      title,
      publishedAt,
      updatedAt,
    ]),
  );
  for (const { id, content_html, image } of feed.items) {
    expect([id, files.has(new URL(image).pathname.slice(1))]).toEqual([expect.stringMatching(/./), true]);
    expect(content_html).toContain('<h2');
    expect(content_html).not.toMatch(/<a href="[/#]/);
  }
});

test('the web manifest names the provider and icons that are there, in the sizes it says, and the share image has that of networks', () => {
  const manifest = JSON.parse(readBuilt('site.webmanifest')) as {
    name: string;
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: site.provider.name, short_name: site.provider.shortName, start_url: '/' });
  expect(
    manifest.icons.filter(({ type }) => type === 'image/png').map(({ src, sizes }) => [sizes, sizeOf(src)]),
  ).toEqual(['192x192', '192x192', '512x512', '512x512'].map((size) => [size, size]));
  expect(manifest.icons.filter(({ src }) => !files.has(src.slice(1)))).toEqual([]);
  expect(sizeOf(site.provider.defaultImage)).toBe('1200x630');
});

test('the page for a host that knows no routes is the 404 page', () => {
  expect(readBuilt('404.html')).toBe(readBuilt('not-found.html'));
});

test('there is a page of every service, industry and place, and of every combination of them', () => {
  const { services, industries, locations } = site;
  const wanted = services.flatMap(({ id }) => [
    `/services/${id}`,
    ...locations.map(({ slug }) => `/services/${id}/${slug}`),
    ...industries.flatMap((industry) => [
      `/services/${id}/${industry.slug}`,
      ...locations.map(({ slug }) => `/services/${id}/${industry.slug}/${slug}`),
    ]),
  ]);
  const records = [
    ...locations.map(({ slug }) => `/locations/${slug}`),
    ...industries.map(({ slug }) => `/industries/${slug}`),
    ...site.articles.map(({ slug }) => `/blog/${slug}`),
    ...site.blogCategories.map(({ slug }) => `/blog/categories/${slug}`),
    ...site.legal.map(({ slug }) => `/${slug}`),
  ];
  const paths = new Set(pages.map(({ path }) => path));
  expect([...wanted, ...records].filter((path) => !paths.has(path))).toEqual([]);
});

/** Width and height of a PNG, from its header. */
function sizeOf(address: string): string {
  const header = readFileSync(join(dist, address));
  expect(header.subarray(1, 4).toString()).toBe('PNG');
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

test('the licences of what browsers load are there, and the bill of materials has what the server runs on too', () => {
  const loaded = ['react', 'zod', 'lucide-static', '@fontsource-variable/source-sans-3'];
  const notices = readBuilt('third-party-notices.txt');
  const named = [...notices.matchAll(/^-+\n(\S+) \S+ \(\S+\)$/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(loaded));
  const { bomFormat, components } = JSON.parse(readBuilt('server/bom.cdx.json'));
  const names = (components as { name: string }[]).map(({ name }) => name);
  expect([bomFormat, names]).toEqual(['CycloneDX', expect.arrayContaining([...loaded, 'koa'])]);
  expect(names).not.toContain('vitest');
});
