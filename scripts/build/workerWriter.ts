import { Worker } from 'node:worker_threads';
import type { Batch } from './writeWorker.ts';

/** Files per message: enough to make messages cheap, few enough to hold little in memory. */
const batchSize = 32;
/** Batches that may be in flight before `write` waits. */
const maxInFlight = 2;
/**
 * The thread's memory. It holds a text only until it is written, so that a small young generation is emptied often instead of
 * growing by written pages, and the build needs less memory. The old generation gets next to nothing; its limit is a bound.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 64 };

/** Writes files below a folder in a worker thread, so that pages are rendered while others are written. */
export interface WorkerWriter {
  /** Queues a file, and waits while too many are in flight. Rejects with an earlier write's error. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Waits until everything is written, and terminates the worker. */
  close(): Promise<void>;
}

export function makeWorkerWriter(dir: string): WorkerWriter {
  const worker = new Worker(new URL('./writeWorker.ts', import.meta.url), { workerData: dir, resourceLimits });
  let batch: Batch[number][] = [];
  let inFlight = 0;
  let failure: Error | undefined;
  let wake = () => {};
  worker.on('message', () => {
    inFlight--;
    wake();
  });
  worker.on('error', (error: Error) => {
    failure = error;
    wake();
  });

  const flush = async (allowed: number) => {
    if (batch.length > 0) {
      worker.postMessage(batch);
      inFlight++;
      batch = [];
    }
    while (inFlight > allowed && !failure)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure) throw failure;
  };
  return {
    async write(path, content) {
      batch.push([path, content]);
      if (batch.length >= batchSize) await flush(maxInFlight);
    },
    async close() {
      try {
        await flush(0);
      } finally {
        await worker.terminate();
      }
    },
  };
}
