import { copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../support/root.ts';
import { createOnce, hashOf, pruneCache } from './diskCache.ts';
import { inParallel } from './inParallel.ts';

const text = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.md']);
/** Bytes below which a compressed body saves less than its header costs. */
const minBytes = 512;
const maxQuality = 11;
/** The last one that takes a millisecond a page: 10 is a twelfth smaller at fifteen times the cost. */
const fastQuality = 9;
/** Bytes that fit into the initial congestion window of TCP (10 segments, RFC 6928), less some 1,000 of headers. */
const firstRoundTrip = 13_500;
/** A gigabyte holds some 25,000 pages. */
const maxCacheBytes = 2 ** 30;

/**
 * Writes a .br and a .gz copy beside each text file of a folder. The highest quality of brotli is for hashed assets, which every visitor
 * loads, and for pages that need it to arrive in the first round trip; of those that arrive in it anyway a smaller one is no sooner there.
 * What is the same as in an earlier build is taken from the cache.
 * @param cache the folder of what was compressed before
 */
export async function compressFolder(
  dir: string,
  onProgress: (done: number, total: number) => void,
  cache = join(root, '.cache/compressed'),
): Promise<void> {
  // With their types: for names alone Node asks for the type of each file once more.
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => text.has(extname(name)))
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .sort();
  const { brotli = '', zlib = '' } = process.versions;
  const version = hashOf(brotli, zlib, await readFile(import.meta.filename));
  let done = 0;
  // zlib compresses on threads of its own.
  await inParallel(files, async (name) => {
    await compressFile(join(dir, name), {
      quality: name.startsWith('assets/') ? maxQuality : fastQuality,
      version,
      cache,
    });
    onProgress(++done, files.length);
  });
  await pruneCache(cache, maxCacheBytes);
}

async function compressFile(
  file: string,
  { quality, version, cache }: { quality: number; version: string; cache: string },
): Promise<void> {
  const content = readFileSync(file);
  if (content.length < minBytes) return;
  const kept = join(cache, hashOf(version, extname(file), `${quality}`, content));
  const copies = {
    '.br': () => brotliOf(content, quality, file.endsWith('.html')),
    '.gz': () => promisify(gzip)(content, { level: 9 }),
  };
  for (const [ending, make] of Object.entries(copies)) {
    const copy = await createOnce(kept + ending, async (path) => writeFileSync(path, await make()));
    copyFileSync(copy, file + ending);
    // Says that it is in use still: the oldest ones make room.
    utimesSync(copy, new Date(), new Date());
  }
}

/** @param mayRise whether a file that would need a second round trip gets the highest quality */
async function brotliOf(content: Buffer, level: number, mayRise: boolean): Promise<Buffer> {
  // No larger than the file needs: brotli initializes the whole window for each file.
  const window = Math.min(24, Math.max(16, Math.ceil(Math.log2(content.length + 16))));
  const compress = (quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const first = await compress(level);
  return mayRise && first.length > firstRoundTrip ? compress(maxQuality) : first;
}
