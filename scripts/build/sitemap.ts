import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';

/** An indexable page. */
export interface SitemapEntry {
  /** Its id in the route table. */
  kind: string;
  address: string;
  /** The day of its last change, yyyy-mm-dd, where it is known. */
  modified?: string | undefined;
  /** Address of the picture that the page shows. */
  image?: string | undefined;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap index, with one sitemap for each kind of page that has several pages and one for all other pages. */
export function sitemapFiles(origin: string, entries: readonly SitemapEntry[]): [name: string, content: string][] {
  const sizes = Map.groupBy(entries, ({ kind }) => kind);
  const groups = Map.groupBy(entries, ({ kind }) => ((sizes.get(kind)?.length ?? 0) > 1 ? kebabCase(kind) : 'pages'));
  const parts = [...groups].map(([group, pages]) => ({ name: `sitemap-${group}.xml`, pages }));
  const listed = parts.map(({ name, pages }) => {
    const newest = pages
      .flatMap(({ modified }) => modified ?? [])
      .sort()
      .at(-1);
    return `<sitemap><loc>${escapeHtml(`${origin}/${name}`)}</loc>${dateOf(newest)}</sitemap>\n`;
  });
  return [
    ['sitemap.xml', `${declaration}<sitemapindex ${namespace}>\n${listed.join('')}</sitemapindex>\n`],
    ...parts.map(({ name, pages }): [string, string] => [name, urlSet(pages)]),
  ];
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const dateOf = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : '');

function urlSet(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, modified, image }) => {
    const picture = image ? `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeHtml(address)}</loc>${dateOf(modified)}${picture}</url>\n`;
  });
  return `${declaration}<urlset ${namespace} ${imageNamespace}>\n${urls.join('')}</urlset>\n`;
}
