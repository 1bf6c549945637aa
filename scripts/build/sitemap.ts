import { escapeHtml } from '../../data/text/escapeHtml.ts';

/** An indexable page. */
export interface SitemapEntry {
  address: string;
  /** The day it last changed, where that is known. */
  modified?: string | undefined;
}

/** As many addresses as a file may hold (https://www.sitemaps.org/protocol.html). */
const mostAddresses = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages in the order of the route table: one file, or files of as many as are allowed with an index of them. */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  most = mostAddresses,
): [name: string, content: string][] {
  if (entries.length <= most) return [['sitemap.xml', urlSet(entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    entries.slice(index * most, (index + 1) * most),
  );
  const name = (index: number) => `sitemap-${index + 1}.xml`;
  const listed = parts
    .map((_, index) => `<sitemap><loc>${escapeHtml(`${origin}/${name(index)}`)}</loc></sitemap>\n`)
    .join('');
  return [
    ['sitemap.xml', `${declaration}<sitemapindex ${namespace}>\n${listed}</sitemapindex>\n`],
    ...parts.map((part, index): [string, string] => [name(index), urlSet(part)]),
  ];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function urlSet(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, modified }) =>
      `<url><loc>${escapeHtml(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`,
  );
  return `${declaration}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`;
}
