import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../../data/schema/site.ts';
import type { PageAssets } from '../../../src/entry-server.tsx';
import type { BuildEnv } from '../buildEnv.ts';
import type { KeptPages } from '../keptPages.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import type { RenderFrame, ServerBundle, SitePage } from './makePageRenderer.ts';
import { type MadePage, makePages, type PageOutline, type Share } from './makePages.ts';

/** What another thread makes pages from: data alone. */
export interface PageWork extends Pick<BuildEnv, 'measurement' | 'builtAt'> {
  /** The folder to write into. */
  dir: string;
  site: Site;
  /** The address of the server bundle. */
  serverEntry: string;
  /** Their assets, by kind of page. */
  assets: Record<string, PageAssets>;
  pictures: boolean;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  /** Where the build before stands, whether its compressed copies are wanted, and a hash of what all pages are made from beside their own data. */
  kept: { outDir: string; copies: boolean; shared: string } | undefined;
}

interface PagesToWrite {
  work: PageWork;
  serverBundle: ServerBundle;
  pages: readonly SitePage[];
  render: RenderFrame;
  ledger: Ledger;
  kept: KeptPages | undefined;
  /** By default as many as pay off. */
  threads?: number | undefined;
  /** Is called with what the checks need of each page, in the order of the pages. */
  onPage: (page: PageOutline) => void;
  onProgress: (done: number, total: number) => void;
}

/** A further thread takes a second of processor time before its first page, and some 100 MB. */
const pagesPerThread = 1500;
const maxThreads = 4;

/** How many threads make that many pages soonest. */
export function threadsFor(pages: number, cores = availableParallelism()): number {
  return Math.max(1, Math.min(cores, maxThreads, Math.round(pages / pagesPerThread)));
}

/**
 * Makes every page and writes its HTML, its data as JSON and its Markdown twin, on several threads where there are many.
 * @returns the paths of pages that answer with status 404, the day on which each page with a twin last changed, and the files that were
 * taken over with their compressed copies.
 */
export async function writePages({
  work,
  serverBundle,
  pages,
  render,
  ledger,
  kept,
  threads = threadsFor(pages.length),
  onPage,
  onProgress,
}: PagesToWrite): Promise<{ notFound: string[]; modified: Map<string, string | undefined>; compressed: string[] }> {
  const notFound: string[] = [];
  const modified = new Map<string, string | undefined>();
  const compressed: string[] = [];
  const take = (page: MadePage) => {
    const { path, input, words, files } = page;
    onPage(page);
    if (input) kept?.note(path, { input, words, files });
    if (words !== undefined) modified.set(path, modifiedOn(ledger, path, words));
    if (page.head.status === 404) notFound.push(path);
    compressed.push(...page.compressed);
  };
  // Threads are seldom far apart, so that few pages wait for one before them.
  const waiting = new Map<number, MadePage>();
  let [made, taken] = [0, 0];
  const onMade = (some: MadePage[]) => {
    for (const page of some) waiting.set(page.index, page);
    for (let page = waiting.get(taken); page; page = waiting.get(++taken)) {
      take(page);
      waiting.delete(taken);
    }
    made += some.length;
    onProgress(made, pages.length);
  };
  const { dir, site, twins } = work;
  const { framePath } = serverBundle;
  const parts = {
    ...{ dir, provider: site.provider, pages, render, framePath, twins },
    kept: kept && work.kept && { pages: kept, shared: work.kept.shared },
  };
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    startThread(work, { thread: index + 1, threads }, onMade),
  );
  const abort = new AbortController();
  const own = makePages(parts, { thread: 0, threads }, onMade, abort.signal);
  try {
    await Promise.all([own, ...others.map(({ done }) => done)]);
  } finally {
    // After a failure nobody goes on writing into a folder that is removed.
    abort.abort();
    await Promise.all([own.catch(() => {}), ...others.map(({ worker }) => worker.terminate())]);
  }
  return { notFound, modified, compressed };
}

function startThread(
  work: PageWork,
  share: Share,
  onMade: (pages: MadePage[]) => void,
): { worker: Worker; done: Promise<void> } {
  const worker = new Worker(new URL('./pagesWorker.ts', import.meta.url), { workerData: { ...work, share } });
  worker.on('message', onMade);
  const done = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread of pages ended with ${code}.`))));
  });
  // Told where it is awaited, which may be later.
  done.catch(() => {});
  return { worker, done };
}
