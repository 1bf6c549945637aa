import { Worker } from 'node:worker_threads';
import type { Batch } from './writeWorker.ts';

/** Files in a batch: enough that handing over costs little, few enough that little waits in memory. */
const batchSize = 32;
/** Batches on their way before whoever makes the files has to wait. */
const ahead = 2;

/** Writes files below a folder on a thread of its own, so that pages are rendered while others are written. */
export interface WorkerWriter {
  /** Takes a file; waits while many are on their way. Throws what writing threw. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Waits until everything is written, and ends the thread. */
  close(): Promise<void>;
}

export function makeWorkerWriter(dir: string): WorkerWriter {
  const worker = new Worker(new URL('./writeWorker.ts', import.meta.url), {
    workerData: dir,
    resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 64 },
  });
  let batch: Batch[number][] = [];
  let onTheWay = 0;
  let failure: Error | undefined;
  let wake = () => {};
  worker.on('message', () => {
    onTheWay--;
    wake();
  });
  worker.on('error', (error: Error) => {
    failure = error;
    wake();
  });

  const hand = async (most: number) => {
    if (batch.length > 0) {
      worker.postMessage(batch);
      onTheWay++;
      batch = [];
    }
    while (onTheWay > most && !failure)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (failure) throw failure;
  };
  return {
    async write(path, content) {
      batch.push([path, content]);
      if (batch.length >= batchSize) await hand(ahead);
    },
    async close() {
      try {
        await hand(0);
      } finally {
        await worker.terminate();
      }
    },
  };
}
