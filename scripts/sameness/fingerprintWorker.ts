import { parentPort, workerData } from 'node:worker_threads';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import type { FileBatch } from './fingerprintSite.ts';
import { readPageTexts } from './readSite.ts';

/** Pages per message. */
const step = 100;

const { dist, files } = workerData as FileBatch;
let batch: Fingerprint[] = [];
for (const page of readPageTexts(dist, files)) {
  batch.push(fingerprintOf(page));
  if (batch.length === step) send();
}
send();

/** Sends the batch; the arrays are transferred, not copied. */
function send(): void {
  parentPort?.postMessage(
    batch,
    batch.flatMap(({ shingles, distinct, withoutFigures }) =>
      [shingles, distinct, withoutFigures].map(({ buffer }) => buffer as ArrayBuffer),
    ),
  );
  batch = [];
}
