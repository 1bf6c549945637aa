import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CompressionBatch } from './compress.ts';

/** Bytes below which a compressed body saves less than its header costs. */
const minBytes = 512;
const maxQuality = 11;
/** Bytes that fit into the initial congestion window of TCP (10 segments, RFC 6928), less some 1,000 of headers. */
const firstRoundTrip = 13_500;
/** Files between two progress messages. */
const step = 50;

const { dir, files, pageQuality } = workerData as CompressionBatch;
for (const [index, name] of files.entries()) {
  const file = join(dir, name);
  const content = readFileSync(file);
  if (content.length >= minBytes) {
    // No larger than the file needs: brotli initializes the whole window for each file.
    const window = Math.min(24, Math.max(16, Math.ceil(Math.log2(content.length + 16))));
    const compress = (quality: number) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
    // The highest quality is for hashed assets, which every visitor loads, and pages that would need a second round trip.
    const first = compress(name.startsWith('assets/') ? maxQuality : pageQuality);
    writeFileSync(
      `${file}.br`,
      pageQuality >= 10 && name.endsWith('.html') && first.length > firstRoundTrip ? compress(maxQuality) : first,
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  if ((index + 1) % step === 0) parentPort?.postMessage(step);
}
parentPort?.postMessage(files.length % step);
