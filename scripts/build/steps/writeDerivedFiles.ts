import { hasBlog } from '../../../data/rules/blog/hasBlog.ts';
import type { InlineHashes, OutsideOrigins } from '../../../api/middleware/securityHeaders.ts';
import { articlePicture, isDrawn, pictureAddress, pictureOf } from '../../../data/rules/files/pictures.ts';
import { hostHeaders } from '../../../data/rules/files/markdownTwins.ts';
import { securityTxt, securityTxtPath } from '../../../data/rules/files/securityTxt.ts';
import { officeMapPath, streetMap } from '../../../data/rules/map/officeMap.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { MeasurementConfig } from '../../../src/features/analytics/config.ts';
import type { BuildEnv } from '../buildEnv.ts';
import { robotsTxt, webManifest } from '../robotsAndManifest.ts';
import { jsonFeed, rssFeed } from '../feeds.ts';
import { officeMapPage } from '../officeMapPage.ts';
import { redirectFiles } from '../redirectFiles.ts';
import { siteIcons } from '../siteIcons.ts';
import { inlineHash } from '../../../api/static/siteFiles.ts';
import { type ListedPage, llmsTxt } from '../llms.ts';
import { jsonFiles } from '../jsonFiles.ts';
import { fallbackRulesOf } from '../../../data/rules/routing/fallbackRules.ts';
import { type SitemapEntry, sitemapFiles } from '../sitemap.ts';
import { makeFileWriter, pageFile } from '../fileWriter.ts';
import type { ServerBundle } from './makePageRenderer.ts';

interface DerivedFiles {
  dir: string;
  site: Site;
  env: BuildEnv;
  listed: readonly ListedPage[];
  /** The day on which each page last changed, where it is known. */
  modified: ReadonlyMap<string, string | undefined>;
  /** Paths of pages that answer with status 404. */
  notFound: readonly string[];
  downloads: readonly (readonly [address: string, bytes: Uint8Array])[];
  serverBundle: ServerBundle;
  styleHashes: readonly string[];
  twins: boolean;
  /** Whether pictures are generated. */
  pictures: boolean;
}

/** Writes what follows from the records and the list of pages: sitemap, feeds, manifest, icons, data for scripts, downloads. */
export function writeDerivedFiles({
  dir,
  site,
  env: { measurement, indexNowKey, builtAt },
  listed,
  modified,
  notFound,
  downloads,
  serverBundle,
  styleHashes,
  twins,
  pictures,
}: DerivedFiles): void {
  const { origin } = site.provider;
  const write = makeFileWriter(dir);
  for (const [name, content] of sitemapFiles(origin, sitemapEntries(site, listed, modified, pictures)))
    write(name, content);
  if (twins) write('llms.txt', llmsTxt(site, listed));
  if (indexNowKey) write(`${indexNowKey}.txt`, indexNowKey);
  write('robots.txt', robotsTxt(origin));
  write(securityTxtPath.slice(1), securityTxt(site.provider, builtAt));
  if (hasBlog(site)) {
    const title = site.pages.blog?.heading ?? site.provider.name;
    write('feed.xml', rssFeed(site, title));
    write('feed.json', jsonFeed(site, title));
  }
  write('site.webmanifest', webManifest(site));
  for (const [address, make] of jsonFiles(site)) write(address.slice(1), JSON.stringify(make()));
  for (const [address, bytes] of downloads) write(address.slice(1), bytes);
  for (const [name, content] of redirectFiles(site.redirects)) write(name, content);
  write('_headers', hostHeaders);
  const map = officeMapPage(site);
  if (map) write(pageFile(officeMapPath), map.html);
  const { routes, startAfterPaint } = serverBundle;
  const inline: InlineHashes = {
    scripts: [inlineHash(startAfterPaint)],
    styles: [...styleHashes, ...(map ? [inlineHash(map.css)] : [])],
  };
  // What the server reads at its start: whose site it is, where moved pages are, how it answers addresses without a page, which pages
  // answer with 404, the kinds of pages, and the origins and inline hashes that its content security policy allows.
  const table = {
    brand: site.provider.name,
    redirects: site.redirects,
    fallbacks: fallbackRulesOf(routes, new Set([...listed.map(({ path }) => path), ...notFound])),
    notFound,
    kinds: routes.map(({ id }) => id),
    outside: outsideOrigins(site, measurement),
    inline,
  };
  write('site.json', `${JSON.stringify(table, null, 2)}\n`);
  for (const [path, content] of siteIcons(site.theme)) write(path, content);
}

function sitemapEntries(
  { provider: { origin }, articles, industries, services }: Site,
  listed: readonly ListedPage[],
  modified: ReadonlyMap<string, string | undefined>,
  pictures: boolean,
): SitemapEntry[] {
  // An article's record states its own date of change, which takes precedence over the ledger's.
  const articleDates = new Map(
    articles.map(({ slug, publishedAt, updatedAt }) => [`/blog/${slug}`, updatedAt ?? publishedAt]),
  );
  const pictureByPath = new Map<string, string>([
    ...articles.map((article) => [`/blog/${article.slug}`, articlePicture(article)] as const),
    ...industries.map(({ slug }) => [`/industries/${slug}`, pictureOf('industries', slug)] as const),
    ...services.map(({ id }) => [`/services/${id}`, pictureOf('services', id)] as const),
  ]);
  return listed.map(({ kind, path }) => {
    const picture = pictures ? pictureByPath.get(path) : undefined;
    return {
      kind,
      address: origin + path,
      modified: articleDates.get(path) ?? modified.get(path),
      image: picture && new URL(isDrawn(picture) ? pictureAddress(picture, 1200) : picture, origin).href,
    };
  });
}

/** What the site's pages use besides their own files, for the content security policy. */
export function outsideOrigins(
  { provider }: Pick<Site, 'provider'>,
  measurement: MeasurementConfig | undefined,
): OutsideOrigins {
  const origins = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
  ];
  return {
    scripts: origins([measurement?.analytics?.src, measurement?.sales?.src]),
    frames: streetMap(provider) ? ["'self'"] : [],
  };
}
