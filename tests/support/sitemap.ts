import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { readBuilt } from '#tests/support/builtPages.ts';

/** Names of the built site's sitemaps, from their index. */
export const sitemapNames = (): string[] =>
  [...readBuilt('sitemap.xml').matchAll(/<loc>[^<]*\/([^/<]*)<\/loc>/g)].map(([, name = '']) => name);

/** The text of all sitemaps of the built site. */
export const readSitemaps = (): string => sitemapNames().map(readBuilt).join('');

/** What https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd asks for, as far as the site uses it. */
const imageSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
<xsd:element name="image"><xsd:complexType><xsd:sequence>
<xsd:element name="loc" type="xsd:anyURI"/>
</xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;

const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
/** The schema of sitemaps.org, which admits elements of other namespaces whose schema is imported. */
const schema = readFileSync(join(folder, 'schema/sitemap.xsd'), 'utf8').replace(
  /<xsd:schema[^>]*>/,
  '$&<xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>',
);

/** What the schemas find wrong with a sitemap. */
export async function sitemapErrors(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'sitemap.xsd', contents: schema }],
    preload: [{ fileName: 'image.xsd', contents: imageSchema }],
  });
  return errors.map(({ message }) => message);
}
