import { escapeHtml } from '../../data/text/escapeHtml.ts';

/** An indexable page. */
export interface SitemapEntry {
  address: string;
  /** The day of its last change, yyyy-mm-dd, where it is known. */
  modified?: string | undefined;
}

/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html#index). */
const maxUrls = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One sitemap, or where there are more than `max` pages a sitemap index with several. */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  max = maxUrls,
): [name: string, content: string][] {
  if (entries.length <= max) return [['sitemap.xml', urlSet(entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, index) =>
    entries.slice(index * max, (index + 1) * max),
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
