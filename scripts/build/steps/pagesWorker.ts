// A thread of pageThreads.ts: makes some of the pages.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openKeptPages } from '../keptPages.ts';
import { makePages } from './makePages.ts';
import { assetsIn, type ServerBundle } from './makePageRenderer.ts';
import type { ThreadData, ThreadWork } from './pageThreads.ts';

if (!parentPort) throw new Error('This is a thread of a build.');
const { serverEntry, site, pictures, builtAt } = workerData as ThreadData;
const told = once(parentPort, 'message') as Promise<[ThreadWork]>;
const serverBundle = (await import(serverEntry)) as ServerBundle;
const pages = await serverBundle.sitePages(site, { pictures, builtAt });
const [{ assets, measurement, dir, twins, kept, takenBlocks }] = await told;
await makePages(
  {
    ...{ dir, provider: site.provider, pages, framePath: serverBundle.framePath, twins },
    render: await serverBundle.makeRenderer(site, assetsIn(assets), measurement, builtAt),
    kept: kept && { pages: openKeptPages(kept.outDir, dir, kept), shared: kept.shared },
  },
  takenBlocks,
  (made) => parentPort?.postMessage(made),
);
