import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSite, withOrigin } from '../../data/rules/load.ts';
import { type BuildEnv, readBuildEnv } from './buildEnv.ts';
import { root } from '../support/root.ts';
import { bundle, readAssets } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { makeDownloads, withFileSizes } from './downloads/makeDownloads.ts';
import { readLedger } from './ledger/ledger.ts';
import { makePhotos } from './photos/makePhotos.ts';
import { drawPictures, pictureRequests } from './pictures/drawPictures.ts';
import { defaultShareRequest, shareRequest } from './pictures/shareRequests.ts';
import { recordPictures } from './pictures/subjects.ts';
import type { Progress } from './progress.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { makeContentChecks } from './steps/checkPageContents.ts';
import { makePageRenderer, type ServerBundle } from './steps/makePageRenderer.ts';
import { replaceFolder } from './steps/replaceFolder.ts';
import { writeDesk } from './steps/writeDesk.ts';
import { writeDerivedFiles } from './steps/writeDerivedFiles.ts';
import { writeNotices } from './steps/writeNotices.ts';
import { writePages } from './steps/writePages.ts';
import { extractFontFaces } from './extractFontFaces.ts';
import { siteIconNames } from './iconNames.ts';

export interface BuildOptions {
  dataDir: string;
  outDir: string;
  progress: Progress;
  /** The site's public address where it is not the one in the data. */
  origin?: string | undefined;
  /** Settings from the environment, such as analytics and the service worker. */
  env?: BuildEnv;
  /** Writes .br and .gz copies of text files. Disable in benchmarks that time rendering alone. */
  compress?: boolean;
  /** Draws share images and makes the downloads. Disable in benchmarks: all pages then share one image. */
  pictures?: boolean;
  /** Writes a Markdown twin of each page. Disable in benchmarks: the sitemap then has no dates. */
  twins?: boolean;
  /** Takes bundles, critical CSS, pictures and compressed files of an earlier build where their inputs are the same. Disable in benchmarks. */
  cache?: boolean;
}

/**
 * Builds a site into `outDir`. Everything is checked before the old site is replaced: this one is assembled beside it,
 * so that a failed build leaves that as it is.
 * @throws DataError that lists every fault of the records and of the pages made from them.
 */
export async function buildSite(options: BuildOptions): Promise<{ pages: number }> {
  // Named after the process, so that two builds at once do not share a folder.
  const stagingDir = `${options.outDir}.new-${process.pid}`;
  const scratchDir = join(root, `.cache/build-${process.pid}`);
  const abort = new AbortController();
  const besides: Promise<unknown>[] = [];
  const beside = <T>(work: Promise<T>) => {
    besides.push(work.catch(() => {}));
    return work;
  };
  try {
    return await runSteps({ stagingDir, scratchDir, signal: abort.signal, beside }, options);
  } finally {
    abort.abort();
    await Promise.all(besides);
    await Promise.all([stagingDir, scratchDir].map((dir) => rm(dir, { recursive: true, force: true })));
  }
}

interface BuildParts {
  stagingDir: string;
  scratchDir: string;
  /** Ends what runs beside the steps when the build fails. */
  signal: AbortSignal;
  /** Lets work go on beside the steps. Its failure is told where it is awaited, which may be later. */
  beside: <T>(work: Promise<T>) => Promise<T>;
}

async function runSteps(
  { stagingDir, scratchDir, signal, beside }: BuildParts,
  {
    dataDir,
    outDir,
    progress,
    origin,
    env = readBuildEnv({}),
    compress = true,
    pictures = true,
    twins = true,
    cache = true,
  }: BuildOptions,
): Promise<{ pages: number }> {
  // The bundler knows no records, so that it runs beside what loads and checks them.
  const bundling = beside(bundle(join(scratchDir, 'bundle'), { cache, signal }));
  progress.stage('Checking data');
  const records = withOrigin(await loadSite(dataDir, { moment: env.builtAt }), origin);
  const ledger = await readLedger(dataDir);

  progress.stage('Making downloads');
  const downloads = pictures ? await makeDownloads(records, dataDir) : [];
  const photos = pictures ? await makePhotos(records, dataDir) : { site: records, files: [] };
  const site = withFileSizes(photos.site, downloads);

  progress.stage('Bundling');
  const drawing = { signal, ...(cache || !pictures ? {} : { cache: join(scratchDir, 'pictures') }) };
  const recordsDrawn = beside(
    drawPictures(recordPictures(site).flatMap(pictureRequests), stagingDir, site.theme, drawing),
  );
  const { serverEntry, clientDir, deskDir, workerDir } = await bundling;
  const serverBundle = (await import(pathToFileURL(serverEntry).href)) as ServerBundle;

  progress.stage('Listing pages');
  const pages = await serverBundle.sitePages(site, { pictures, builtAt: env.builtAt });
  const { assetsOf, style } = await stageClient(clientDir, stagingDir, serverBundle);

  progress.stage('Rendering pages');
  const { render, serviceParts, styleHashes } = await makePageRenderer({
    serverBundle,
    site,
    pages,
    assets: assetsOf,
    style,
    env,
  });
  const checks = makeContentChecks(site, { dataDir, icons: await siteIconNames(dataDir) });
  const { notFound, modified } = await writePages({
    dir: stagingDir,
    provider: site.provider,
    pages,
    render,
    framePath: serverBundle.framePath,
    twins,
    ledger,
    onPage: checks.add,
    onProgress: progress.step,
  });
  const { listed, pictured } = checks.assertNoFaults();

  progress.stage('Deriving sitemap, feed and icons');
  const files = [...downloads, ...photos.files];
  const derived = { dir: stagingDir, site, env, listed, modified, notFound, downloads: files };
  writeDerivedFiles({ ...derived, serverBundle, styleHashes, twins, pictures });

  progress.stage('Drawing pictures');
  const shared = (pictures ? pictured : []).map((page) => shareRequest(site, page));
  await drawPictures([defaultShareRequest(site), ...shared], stagingDir, site.theme, {
    ...drawing,
    onProgress: progress.step,
  });
  await recordsDrawn;
  await writeServiceWorker(workerDir, stagingDir, env.serviceWorker);
  await writeNotices(clientDir, stagingDir, site.theme);
  if (compress) progress.stage('Compressing');
  if (compress) await compressFolder(stagingDir, progress.step, cache ? undefined : join(scratchDir, 'compressed'));

  await writeDesk(deskDir, stagingDir, serviceParts);
  progress.stage('Swapping in');
  await replaceFolder(outDir, stagingDir);
  return { pages: pages.length };
}

/** Copies the client bundle into the new folder, with its style sheet as pages name it. The bundle itself may be copied meanwhile. */
async function stageClient(clientDir: string, stagingDir: string, { pageModules }: ServerBundle) {
  const assetsOf = await readAssets(clientDir, await pageModules());
  await mkdir(dirname(stagingDir), { recursive: true });
  await cp(clientDir, stagingDir, { recursive: true, filter: (source) => !source.includes('.vite') });
  return { assetsOf, style: await extractFontFaces(stagingDir, assetsOf('home').sheet) };
}
