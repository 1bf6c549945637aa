// A thread of writePages.ts: makes its share of the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { openKeptPages } from '../keptPages.ts';
import { makePages, type Share } from './makePages.ts';
import { assetsIn, type ServerBundle } from './makePageRenderer.ts';
import type { PageWork } from './writePages.ts';

const { serverEntry, share, kept, ...work } = workerData as PageWork & { share: Share };
const serverBundle = (await import(serverEntry)) as ServerBundle;
const { site, assets, measurement, builtAt, pictures, dir, twins } = work;
const render = await serverBundle.makeRenderer(site, assetsIn(assets), measurement, builtAt);
await makePages(
  {
    ...{ dir, provider: site.provider, render, framePath: serverBundle.framePath, twins },
    pages: await serverBundle.sitePages(site, { pictures }),
    kept: kept && { pages: openKeptPages(kept.outDir, dir, kept), shared: kept.shared },
  },
  share,
  (pages) => parentPort?.postMessage(pages),
);
