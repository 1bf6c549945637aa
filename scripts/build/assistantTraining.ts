import { Worker } from 'node:worker_threads';
import type { Site } from '../../data/schema/site.ts';

/** The training of a site's assistant. */
export interface Training {
  /** Resolves when the model is in the cache, from which the server reads it. */
  done: Promise<void>;
  /** Ends the training, finished or not. */
  stop(): Promise<unknown>;
}

/** Trains the assistant of a site in a thread of its own, beside other steps of a build; soon done where the cache has its model. */
export function startTraining(site: Site): Training {
  const worker = new Worker(new URL('./trainingWorker.ts', import.meta.url), { workerData: site });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The training ended with ${code}.`))));
  });
  // Told where it is awaited, which may be later.
  done.catch(() => {});
  return { done, stop: () => worker.terminate() };
}
