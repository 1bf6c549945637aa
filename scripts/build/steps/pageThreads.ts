import { Worker } from 'node:worker_threads';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { PageAssets } from '../../../src/entry-server.tsx';
import type { BuildEnv } from '../buildEnv.ts';
import type { MadePage, TakenBlocks } from './makePages.ts';

/** What a thread lists the pages from. */
export interface ThreadData {
  site: Site;
  /** The address of the server bundle. */
  serverEntry: string;
  pictures: boolean;
  builtAt: Date;
}

/** What pages are made from, in any thread: data alone. */
export interface PageWork extends ThreadData, Pick<BuildEnv, 'measurement'> {
  /** The folder to write into. */
  dir: string;
  /** Their assets, by kind of page. */
  assets: Record<string, PageAssets>;
  /** Whether listed pages get a Markdown twin. */
  twins: boolean;
  /** Where the build before stands, whether its compressed copies are wanted, and a hash of what all pages are made from beside their own data. */
  kept: { outDir: string; copies: boolean; shared: string } | undefined;
}

/** What a thread is told when the pages can be made. */
export interface ThreadWork extends Omit<PageWork, keyof ThreadData> {
  takenBlocks: TakenBlocks;
}

/** Threads that make pages. They take a second to start, so that this is done while other steps go on. */
export interface PageThreads {
  /** Starts them when the bundler, whose memory they need, has ended. */
  startAfter(bundling: Promise<unknown>, count: number, data: ThreadData): void;
  /** Lets each thread make pages until none is left. Rejects where one fails. */
  run(work: ThreadWork, onMade: (pages: MadePage[]) => void): Promise<void>;
  /** Ends threads that are still at work, and prevents later ones. */
  stop(): Promise<void>;
}

export function makePageThreads(): PageThreads {
  let threads: { worker: Worker; done: Promise<void> }[] = [];
  let stopped = false;
  return {
    startAfter(bundling, count, data) {
      const start = () => {
        if (!stopped) threads = Array.from({ length: count }, () => startThread(data));
      };
      // A failure of the bundler is told where it is awaited.
      bundling.then(start, () => {});
    },

    async run(work, onMade) {
      for (const { worker } of threads) {
        worker.on('message', onMade);
        worker.postMessage(work);
      }
      await Promise.all(threads.map(({ done }) => done));
    },

    async stop() {
      stopped = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(workerData: ThreadData): { worker: Worker; done: Promise<void> } {
  const worker = new Worker(new URL('./pagesWorker.ts', import.meta.url), { workerData });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread of pages ended with ${code}.`))));
  });
  // Told where it is awaited, which may be later.
  done.catch(() => {});
  return { worker, done };
}
