import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CompressionBatch } from './compress.ts';

/** Below this a compressed body saves less than its header costs. */
const least = 512;
const best = 11;
/** What a page may weigh to reach its reader in the first round trip of a new connection, with some 1,000 bytes of headers before it. */
const firstTrip = 13_500;
/** Files between two reports. */
const step = 50;

const { dir, files, pageQuality } = workerData as CompressionBatch;
for (const [index, name] of files.entries()) {
  const file = join(dir, name);
  const content = readFileSync(file);
  if (content.length >= least) {
    // A window as large as the file and no larger: brotli sets the whole of it up for every file.
    const window = Math.min(24, Math.max(16, Math.ceil(Math.log2(content.length + 16))));
    const press = (quality: number) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
    // Hashed assets are asked for again and again: they get the best there is. So does a page that would need a second round trip.
    const first = press(name.startsWith('assets/') ? best : pageQuality);
    writeFileSync(
      `${file}.br`,
      pageQuality >= 10 && name.endsWith('.html') && first.length > firstTrip ? press(best) : first,
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  if ((index + 1) % step === 0) parentPort?.postMessage(step);
}
parentPort?.postMessage(files.length % step);
