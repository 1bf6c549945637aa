import { availableParallelism } from 'node:os';
import type { KeptPages } from '../keptPages.ts';
import { type Ledger, modifiedOn } from '../ledger/ledger.ts';
import type { RenderFrame, ServerBundle, SitePage } from './makePageRenderer.ts';
import { type MadePage, makePages, type PageOutline } from './makePages.ts';
import type { PageThreads, PageWork } from './pageThreads.ts';

interface PagesToWrite {
  work: PageWork;
  serverBundle: ServerBundle;
  pages: readonly SitePage[];
  render: RenderFrame;
  ledger: Ledger;
  kept: KeptPages | undefined;
  /** Further threads, which may have started already. */
  threads: PageThreads;
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
 * Makes every page and writes its HTML, its data as JSON and its Markdown twin.
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
  threads,
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
  const { site, serverEntry, pictures, ...told } = work;
  const { dir, twins } = told;
  const { framePath } = serverBundle;
  const parts = {
    ...{ dir, provider: site.provider, pages, render, framePath, twins },
    kept: kept && work.kept && { pages: kept, shared: work.kept.shared },
  };
  // A thread that starts later takes fewer blocks.
  const takenBlocks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const others = threads.run({ ...told, takenBlocks }, onMade);
  const abort = new AbortController();
  const own = makePages(parts, takenBlocks, onMade, abort.signal);
  try {
    await Promise.all([own, others]);
  } finally {
    // After a failure nobody goes on writing into a folder that is removed.
    abort.abort();
    await Promise.all([own.catch(() => {}), threads.stop()]);
  }
  return { notFound, modified, compressed };
}
