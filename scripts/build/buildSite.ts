import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataError, loadSite, withOrigin } from '../../data/load.ts';
import type { InlineHashes } from '../../api/middleware/inlineHashes.ts';
import type { OutsideOrigins } from '../../api/middleware/outsideOrigins.ts';
import { securityTxt, securityTxtPath } from '../../data/routing/securityTxt.ts';
import { markdownAddress } from '../../data/routing/markdownCopies.ts';
import { placeFiles } from './placeFiles.ts';
import { bundle, readAssets, root } from './bundle.ts';
import { isListed } from '../../src/seo/isListed.ts';
import { checkLinks, makePageChecks } from './checkPages.ts';
import { compressFolder } from './compress.ts';
import { makeDownloads } from './downloads/makeDownloads.ts';
import { withFileSizes } from './downloads/withFileSizes.ts';
import { type CriticalCss, criticalCss } from './criticalCss.ts';
import { robotsTxt, webManifest } from './derive.ts';
import { jsonFeed, rssFeed } from './feeds.ts';
import { missingCharacters } from './fonts/missingCharacters.ts';
import { siteIcons } from './images.ts';
import { inlineHash } from './inlineHash.ts';
import { type BuildEnv, readBuildEnv } from './buildEnv.ts';
import { contentHash } from './ledger/contentHash.ts';
import { modifiedOn, readLedger } from './ledger/ledger.ts';
import { type ListedPage, llmsTxt } from './llms.ts';
import type { Progress } from './progress.ts';
import { drawPictures, sizesOf, type Wanted } from './pictures/drawPictures.ts';
import { defaultShare, shareOf } from './pictures/shareFacts.ts';
import { partnerMarks } from './pictures/partnerMarks.ts';
import { recordPictures } from './pictures/subjects.ts';
import { outsideOrigins } from './outsideOrigins.ts';
import { recordLinks } from './recordLinks.ts';
import { takeFonts } from './takeFonts.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { sitemapFiles } from './sitemap.ts';
import { twinOf } from './twins/twinOf.ts';
import { makeWriter, pageFile } from './write.ts';
import { makeApartWriter } from './writeApart.ts';

type Renderer = typeof import('../../src/entry-server.tsx');

export interface BuildOptions {
  dataDir: string;
  outDir: string;
  progress: Progress;
  /** The site's public address where it is not the one in the data. */
  origin?: string | undefined;
  /** What the environment adds: what is measured, and whether there is a service worker. */
  env?: BuildEnv;
  /** Off where only the pages count, as in a benchmark. */
  compress?: boolean;
  /** Off where only the pages count: all then share the site's image, and there are no files to download. */
  pictures?: boolean;
  /** Off where only the pages count: they then have no Markdown, and the sitemap no dates. */
  twins?: boolean;
}

/** Builds a site: everything is checked before anything is written, and the finished folder takes the old one's place. */
export async function buildSite(options: BuildOptions): Promise<{ pages: number }> {
  // Folders of this build alone, so that two builds at once do not meet.
  const work = `${options.outDir}.new-${process.pid}`;
  const bundleDir = join(root, `.cache/bundle-${process.pid}`);
  try {
    return await buildInto(work, bundleDir, options);
  } finally {
    await Promise.all([work, bundleDir].map((dir) => rm(dir, { recursive: true, force: true })));
  }
}

async function buildInto(
  work: string,
  bundleDir: string,
  {
    dataDir,
    outDir,
    progress,
    origin,
    env: { measurement, serviceWorker, indexNowKey, builtAt } = readBuildEnv({}),
    compress = true,
    pictures = true,
    twins = true,
  }: BuildOptions,
): Promise<{ pages: number }> {
  progress.stage('Checking data');
  const records = withOrigin(await loadSite(dataDir), origin);
  const ledger = await readLedger(dataDir);

  progress.stage('Making downloads');
  const downloads = pictures ? await makeDownloads(records) : [];
  const site = withFileSizes(records, downloads);

  progress.stage('Bundling');
  const { clientDir, serverEntry } = await bundle(bundleDir);
  const renderer = (await import(pathToFileURL(serverEntry).href)) as Renderer;

  progress.stage('Checking pages');
  const pages = await renderer.sitePages(site, { pictures });
  const heads = makePageChecks();
  const listed: ListedPage[] = [];
  const wanted: Wanted[] = [defaultShare(site), ...recordPictures(site).flatMap(sizesOf)];
  for (const page of pages) {
    const { head, breadcrumbs } = page.content();
    heads.check({ path: page.path, head });
    if (!isListed(page.path, head)) continue;
    listed.push({
      kind: page.id,
      path: page.path,
      label: breadcrumbs.at(-1)?.label ?? site.provider.name,
      description: head.description,
    });
    if (pictures && !head.image) wanted.push(shareOf(site, page.path, { head, breadcrumbs }));
  }
  const errors = [...heads.errors, ...checkLinks(heads.paths, recordLinks(site)), ...missingCharacters(site)];
  if (errors.length > 0) throw new DataError(dataDir, errors);

  const bundled = await readAssets(clientDir, await renderer.pageModules());
  const style = await takeFonts(clientDir, bundled('home').sheet);
  const assetsOf = (page: string) => ({ ...bundled(page), sheet: style.address, critical: '' });

  await mkdir(dirname(work), { recursive: true });
  await cp(clientDir, work, { recursive: true, filter: (source) => !source.includes('.vite') });

  progress.stage('Rendering pages');
  const plain = await renderer.makeRenderer(site, assetsOf, measurement, builtAt);
  const critical = new Map<string, CriticalCss>();
  // One for all but the home page, whose first screen has most on it: what only it needs, others do not carry.
  for (const kinds of Map.groupBy(samples(pages), ({ id }) => id === 'home').values()) {
    const rendered = await Promise.all(kinds.map((page) => renderPage(plain, page.frame())));
    const css = await criticalCss(
      style.fonts,
      style.sheet,
      rendered.map(({ html }) => firstScreen(html)),
    );
    for (const { id } of kinds) critical.set(id, css);
  }
  const render = await renderer.makeRenderer(
    site,
    (page) => ({ ...assetsOf(page), critical: critical.get(page)?.css ?? '' }),
    measurement,
    builtAt,
  );
  const missing: string[] = [];
  const indexable = new Set(listed.map(({ path }) => path));
  const modified = new Map<string, string | undefined>();
  const writer = makeApartWriter(work);
  try {
    for (const [index, page] of pages.entries()) {
      const frame = page.frame();
      const { html, json } = await renderPage(render, frame);
      await writer.write(pageFile(page.path), html);
      await writer.write(renderer.frameAddress(page.path).slice(1), json);
      if (twins && indexable.has(page.path)) {
        const twin = twinOf(site.provider, { path: page.path, head: frame.head, html });
        await writer.write(markdownAddress(page.path).slice(1), twin);
        modified.set(page.path, modifiedOn(ledger, page.path, contentHash(twin, site.provider.origin)));
      }
      if (page.path === '/not-found') await writer.write('404.html', html);
      if (frame.head.status === 404) missing.push(page.path);
      progress.step(index + 1, pages.length);
    }
  } finally {
    await writer.close();
  }

  progress.stage('Deriving sitemap, feed and icons');
  const write = makeWriter(work);
  // Articles say themselves when they last changed.
  for (const { slug, publishedAt, updatedAt } of site.articles) modified.set(`/blog/${slug}`, updatedAt ?? publishedAt);
  for (const [name, content] of sitemapFiles(
    site.provider.origin,
    listed.map(({ path }) => ({ address: site.provider.origin + path, modified: modified.get(path) })),
  ))
    write(name, content);
  if (twins) write('llms.txt', llmsTxt(site.provider, listed));
  if (indexNowKey) write(`${indexNowKey}.txt`, indexNowKey);
  write('robots.txt', robotsTxt(site.provider.origin));
  write(securityTxtPath.slice(1), securityTxt(site.provider, builtAt));
  write('feed.xml', rssFeed(site, site.pages.blog.heading));
  write('feed.json', jsonFeed(site, site.pages.blog.heading));
  write('site.webmanifest', webManifest(site));
  write('tour.json', JSON.stringify(site.tour));
  for (const [address, content] of placeFiles(site)) write(address.slice(1), `${JSON.stringify(content)}\n`);
  for (const [address, bytes] of downloads) write(address.slice(1), bytes);
  write(
    'site.json',
    serverTable(renderer, missing, outsideOrigins(site, measurement), [
      ...new Set([...critical.values()].map(({ hash }) => hash)),
    ]),
  );
  for (const [address, content] of partnerMarks(site)) write(address.slice(1), content);
  for (const [path, content] of siteIcons()) write(path, content);

  progress.stage('Drawing pictures');
  await drawPictures(wanted, work, { onProgress: progress.step });

  await writeServiceWorker(work, serviceWorker);

  if (compress) {
    progress.stage('Compressing');
    await compressFolder(work, progress.step);
  }

  progress.stage('Swapping in');
  const old = `${outDir}.old-${process.pid}`;
  await rename(outDir, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(work, outDir);
  await rm(old, { recursive: true, force: true });
  return { pages: pages.length };
}

/**
 * For the server: what answers an address without a page, by the route table's rules, the pages that answer with 404,
 * what pages use of other sites, and the hashes of what stands in them.
 */
function serverTable(
  { routes, startAfterPaint }: Renderer,
  notFound: readonly string[],
  outside: OutsideOrigins,
  styles: readonly string[],
): string {
  const inline: InlineHashes = { scripts: [inlineHash(startAfterPaint)], styles };
  return `${JSON.stringify({ fallbacks: routes.flatMap(({ path, fallback }) => (fallback ? [{ path, ...fallback }] : [])), notFound, outside, inline }, null, 2)}\n`;
}

/** The first and the last page of every kind: between them they show all that a first screen can hold. */
function samples<Page extends { id: string }>(pages: readonly Page[]): Page[] {
  return [
    ...new Set([...Map.groupBy(pages, ({ id }) => id).values()].flatMap((kind) => [kind[0], kind.at(-1)])),
  ].filter((page) => page !== undefined);
}

/** What of a page stands before its style sheet. */
function firstScreen(html: string): string {
  return html.slice(0, html.indexOf('<link rel="stylesheet"'));
}

async function renderPage(
  render: Awaited<ReturnType<Renderer['makeRenderer']>>,
  frame: Parameters<typeof render>[0],
): ReturnType<typeof render> {
  try {
    return await render(frame);
  } catch (error) {
    throw new Error(
      `${frame.path} (route "${frame.page}") could not be rendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
