import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CompressedFiles, CompressionBatch } from './compress.ts';
import { hashOf } from './diskCache.ts';

/** Bytes below which a compressed body saves less than its header costs. */
const minBytes = 512;
const maxQuality = 11;
/** The last one that takes a millisecond a file. */
const fastQuality = 6;
/** Bytes that fit into the initial congestion window of TCP (10 segments, RFC 6928), less some 1,000 of headers. */
const firstRoundTrip = 13_500;
/** Files between two progress messages. */
const step = 50;

interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}

let anew = 0;
const { dir, files, pageQuality, cache, version } = workerData as CompressionBatch;
for (const [index, name] of files.entries()) {
  const file = join(dir, name);
  const content = readFileSync(file);
  if (content.length >= minBytes) {
    // The highest quality is for hashed assets, which every visitor loads, and pages that would need a second round trip.
    // Nobody waits for the Markdown twins, which only machines read.
    const quality = name.startsWith('assets/') ? maxQuality : name.endsWith('.md') ? fastQuality : pageQuality;
    const mayRise = pageQuality >= 10 && name.endsWith('.html');
    const make = () => compress(content, quality, mayRise);
    const { br, gz } = cache ? cached(join(cache, hashOf(version, `${quality} ${mayRise}`, content)), make) : make();
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
  if ((index + 1) % step === 0) tell(step);
}
tell(files.length % step);

function tell(count: number): void {
  parentPort?.postMessage({ files: count, anew } satisfies CompressedFiles);
  anew = 0;
}

function compress(content: Buffer, quality: number, mayRise: boolean): Compressed {
  anew++;
  // No larger than the file needs: brotli initializes the whole window for each file.
  const window = Math.min(24, Math.max(16, Math.ceil(Math.log2(content.length + 16))));
  const brotli = (level: number) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const first = brotli(quality);
  return {
    br: mayRise && first.length > firstRoundTrip ? brotli(maxQuality) : first,
    gz: gzipSync(content, { level: 9 }),
  };
}

/** What was compressed before: both copies in a file named by the hash of what they are made from, after the length of the first. */
function cached(file: string, make: () => Compressed): Compressed {
  try {
    const both = readFileSync(file);
    const end = 4 + both.readUInt32LE(0);
    // Says that it is in use still: the oldest ones make room.
    utimesSync(file, new Date(), new Date());
    return { br: both.subarray(4, end), gz: both.subarray(end) };
  } catch {
    // Not kept yet, or no longer.
  }
  const made = make();
  const length = Buffer.alloc(4);
  length.writeUInt32LE(made.br.length);
  // Renamed when it is whole: another build may read it meanwhile.
  const unfinished = `${file}.${process.pid}-${Math.trunc(performance.now() * 1000)}`;
  writeFileSync(unfinished, Buffer.concat([length, made.br, made.gz]));
  renameSync(unfinished, file);
  return made;
}
