import { parentPort, workerData } from 'node:worker_threads';
import { makeFileWriter } from './fileWriter.ts';

/** Files to write, with their paths below the folder. */
export type Batch = readonly (readonly [path: string, content: string | Uint8Array])[];

const write = makeFileWriter(workerData as string);
parentPort?.on('message', (batch: Batch) => {
  for (const [path, content] of batch) write(path, content);
  parentPort?.postMessage('written');
});
