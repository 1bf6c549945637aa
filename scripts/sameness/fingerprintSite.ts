import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Fingerprint } from './fingerprint.ts';
import { siteFiles } from './readSite.ts';

/** The files of one worker. */
export interface FileBatch {
  dist: string;
  files: string[];
}

/**
 * Fingerprints the indexable pages of a built site with a worker per core, and sorts them by path.
 * @throws Error where there is no built site.
 */
export async function fingerprintSite(dist: string): Promise<Fingerprint[]> {
  const files = siteFiles(dist);
  const cores = availableParallelism();
  const fingerprints: Fingerprint[] = [];
  const fingerprint = (batch: FileBatch) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./fingerprintWorker.ts', import.meta.url), { workerData: batch });
      worker.on('message', (batch: Fingerprint[]) => {
        for (const page of batch) fingerprints.push(page);
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`Reading the pages ended with ${code}.`)),
      );
    });
  await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      fingerprint({ dist, files: files.filter((_, index) => index % cores === core) }),
    ),
  );
  return fingerprints.sort((a, b) => (a.path < b.path ? -1 : 1));
}
