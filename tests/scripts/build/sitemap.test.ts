import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sitemapFiles } from '#scripts/build/sitemap.ts';
import { sitemapErrors } from '#tests/support/sitemap.ts';

const origin = 'https://x.example';
const entries = (kind: string, ...paths: string[]) => paths.map((path) => ({ kind, address: origin + path }));
const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

describe('The sitemap', () => {
  test('is an index of one sitemap for each kind of page with several pages, and one for the other pages', () => {
    expect(
      sitemapFiles(origin, [
        { kind: 'home', address: `${origin}/` },
        { kind: 'serviceInLocation', address: `${origin}/b`, modified: '2026-11-20' },
        { kind: 'serviceInLocation', address: `${origin}/a`, modified: '2026-11-21' },
        { kind: 'about', address: `${origin}/about`, image: `${origin}/images/us.webp` },
      ]),
    ).toEqual([
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

  test('is split where a kind has too many pages', () => {
    const files = sitemapFiles(origin, entries('article', '/1', '/2', '/3', '/4', '/5'), 2);
    expect(files.map(([name]) => name)).toEqual([
      'sitemap.xml',
      'sitemap-article-1.xml',
      'sitemap-article-2.xml',
      'sitemap-article-3.xml',
    ]);
    expect(locations(files[0]?.[1])).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-article-${part}.xml`));
    expect(files.slice(1).map(([, content]) => locations(content).length)).toEqual([2, 2, 1]);
    expect(files.slice(1).flatMap(([, content]) => locations(content))).toEqual(
      entries('article', '/1', '/2', '/3', '/4', '/5').map(({ address }) => address),
    );
  });

  test('in parts is valid against the schemas of sitemaps.org', async () => {
    const [index, part] = sitemapFiles(
      origin,
      [{ kind: 'article', address: `${origin}/1`, modified: '2026-11-21' }, ...entries('article', '/2', '/3')],
      2,
    );
    expect(await sitemapErrors(part?.[1] ?? '')).toEqual([]);
    expect((await validateXML({ xml: index?.[1] ?? '', schema: indexSchema })).errors).toEqual([]);
    expect(
      (await validateXML({ xml: (index?.[1] ?? '').replaceAll('sitemap>', 'url>'), schema: indexSchema })).valid,
    ).toBe(false);
  });
});

const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

/** What https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd asks for; the package brings the schema of the parts alone. */
const indexSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
<xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence>
<xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
<xsd:element name="loc"><xsd:simpleType><xsd:restriction base="xsd:anyURI">
  <xsd:minLength value="12"/><xsd:maxLength value="2048"/></xsd:restriction></xsd:simpleType></xsd:element>
<xsd:element name="lastmod" type="xsd:date" minOccurs="0"/>
</xsd:sequence></xsd:complexType></xsd:element>
</xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;
