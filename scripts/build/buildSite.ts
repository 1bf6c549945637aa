import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataError, loadSite, withOrigin } from '../../data/load.ts';
import type { OutsideOrigins } from '../../data/routing/outsideOrigins.ts';
import { placeFiles } from '../../src/features/location/placeFiles.ts';
import { bundle, readAssets, root } from './bundle.ts';
import { checkLinks, isListed, makePageChecks } from './checkPages.ts';
import { compressFolder } from './compress.ts';
import { feedXml, robotsTxt, sitemapXml, webManifest } from './derive.ts';
import { siteImages } from './images.ts';
import { type BuildEnv, readBuildEnv } from './buildEnv.ts';
import type { Progress } from './progress.ts';
import { outsideOrigins } from './outsideOrigins.ts';
import { recordLinks } from './recordLinks.ts';
import { writeServiceWorker } from './serviceWorker.ts';
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

async function buildInto(work: string, bundleDir: string, { dataDir, outDir, progress, origin, env: { measurement, serviceWorker } = readBuildEnv({}), compress = true }: BuildOptions): Promise<{ pages: number }> {
  progress.stage('Checking data');
  const site = withOrigin(await loadSite(dataDir), origin);

  progress.stage('Bundling');
  const { clientDir, serverEntry } = await bundle(bundleDir);
  const renderer = (await import(pathToFileURL(serverEntry).href)) as Renderer;

  progress.stage('Checking pages');
  const pages = await renderer.sitePages(site);
  const heads = makePageChecks();
  const listed: string[] = [];
  for (const page of pages) {
    const { head } = page.content();
    heads.check({ path: page.path, head });
    if (isListed(page.path, head)) listed.push(site.provider.origin + page.path);
  }
  const errors = [...heads.errors, ...checkLinks(heads.paths, recordLinks(site))];
  if (errors.length > 0) throw new DataError(dataDir, errors);

  await mkdir(dirname(work), { recursive: true });
  await cp(clientDir, work, { recursive: true, filter: (source) => !source.includes('.vite') });

  progress.stage('Rendering pages');
  const render = await renderer.makeRenderer(site, await readAssets(clientDir, await renderer.pageModules()), measurement);
  const missing: string[] = [];
  const writer = makeApartWriter(work);
  try {
    for (const [index, page] of pages.entries()) {
      const frame = page.frame();
      const { html, json } = renderPage(render, frame);
      await writer.write(pageFile(page.path), html);
      await writer.write(renderer.frameAddress(page.path).slice(1), json);
      if (page.path === '/not-found') await writer.write('404.html', html);
      if (frame.head.status === 404) missing.push(page.path);
      progress.step(index + 1, pages.length);
    }
  } finally {
    await writer.close();
  }

  progress.stage('Deriving sitemap, feed and images');
  const write = makeWriter(work);
  write('sitemap.xml', sitemapXml(listed));
  write('robots.txt', robotsTxt(site.provider.origin));
  write('feed.xml', feedXml(site, site.pages.blog.heading));
  write('site.webmanifest', webManifest(site));
  write('tour.json', JSON.stringify(site.tour));
  for (const [address, content] of placeFiles(site)) write(address.slice(1), `${JSON.stringify(content)}\n`);
  write('site.json', serverTable(renderer, missing, outsideOrigins(site, measurement)));
  for (const [path, content] of siteImages(site.provider.defaultImage)) write(path, content);

  await writeServiceWorker(work, serviceWorker);

  if (compress) {
    progress.stage('Compressing');
    await compressFolder(work, progress.step);
  }

  progress.stage('Swapping in');
  const old = `${outDir}.old-${process.pid}`;
  await rename(outDir, old).catch((error: NodeJS.ErrnoException) => { if (error.code !== 'ENOENT') throw error; });
  await rename(work, outDir);
  await rm(old, { recursive: true, force: true });
  return { pages: pages.length };
}

/** For the server: what answers an address without a page, by the route table's rules, the pages that answer with 404, and what pages use of other sites. */
function serverTable({ routes }: Renderer, notFound: readonly string[], outside: OutsideOrigins): string {
  return `${JSON.stringify({ missing: routes.flatMap(({ path, missing }) => (missing ? [{ path, ...missing }] : [])), notFound, outside }, null, 2)}\n`;
}

function renderPage(render: Awaited<ReturnType<Renderer['makeRenderer']>>, frame: Parameters<typeof render>[0]): ReturnType<typeof render> {
  try {
    return render(frame);
  } catch (error) {
    throw new Error(`${frame.path} (route "${frame.page}") could not be rendered: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
