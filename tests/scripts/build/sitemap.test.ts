import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sitemapFiles } from '#scripts/build/sitemap.ts';

const origin = 'https://x.example';
const entries = (...paths: string[]) => paths.map((path) => ({ address: origin + path }));

describe('The sitemap', () => {
  test('lists the addresses in their order, with the day of the last change where it is known', () => {
    expect(
      sitemapFiles(origin, [
        { address: `${origin}/` },
        { address: `${origin}/b`, modified: '2026-11-21' },
        { address: `${origin}/a` },
      ]),
    ).toEqual([
      [
        'sitemap.xml',
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
          '<url><loc>https://x.example/</loc></url>\n<url><loc>https://x.example/b</loc>' +
          '<lastmod>2026-11-21</lastmod></url>\n<url><loc>https://x.example/a</loc></url>\n</urlset>\n',
      ],
    ]);
  });

  test('escapes what XML reserves', () => {
    expect(sitemapFiles(origin, entries("/?a=1&b='2'\"<>"))[0]?.[1]).toContain(
      '<loc>https://x.example/?a=1&amp;b=&apos;2&apos;&quot;&lt;&gt;</loc>',
    );
  });

  test('is split where it is too long, with an index of its parts', () => {
    const files = sitemapFiles(origin, entries('/1', '/2', '/3', '/4', '/5'), 2);
    expect(files.map(([name]) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(locations(files[0]?.[1])).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    expect(files.slice(1).map(([, content]) => locations(content).length)).toEqual([2, 2, 1]);
    expect(files.slice(1).flatMap(([, content]) => locations(content))).toEqual(
      entries('/1', '/2', '/3', '/4', '/5').map(({ address }) => address),
    );
  });

  test('stays whole at the limit', () => {
    expect(sitemapFiles(origin, entries('/1', '/2'), 2)).toHaveLength(1);
  });

  test('in parts is valid against the schemas of sitemaps.org', async () => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema');
    const [index, part] = sitemapFiles(
      origin,
      [{ address: `${origin}/1`, modified: '2026-11-21' }, ...entries('/2', '/3')],
      2,
    );
    expect(
      (await validateXML({ xml: part?.[1] ?? '', schema: readFileSync(join(folder, 'sitemap.xsd'), 'utf8') })).errors,
    ).toEqual([]);
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
