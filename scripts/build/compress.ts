import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../support/root.ts';
import { hashOf, pruneCache } from './diskCache.ts';

const text = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.md']);

/** The files of one worker, and the brotli quality of pages (0 to 11). */
export interface CompressionBatch {
  dir: string;
  files: string[];
  pageQuality: number;
  /** The folder of what was compressed before, if any, and a hash of what compresses. */
  cache: string | null;
  version: string;
}

/** A message of a worker: how many files it went on, and how many of them were not in the cache. */
export interface CompressedFiles {
  files: number;
  anew: number;
}

interface CompressOptions {
  /** The folder of what was compressed before; null for none. */
  cache?: string | null | undefined;
  before?: { files: readonly string[]; compression: string | undefined } | undefined;
}

/** A gigabyte holds some 25,000 pages. */
const maxCacheBytes = 2 ** 30;

/**
 * Writes a .br and a .gz copy beside each text file of a folder, with a worker per core. Pages get brotli quality 10, a
 * tenth smaller than 6 at twenty times the cost; those of a site with thousands of files get 6, to finish in minutes. What
 * is the same as in an earlier build is taken from the cache.
 * @param before the files that have copies already, and how these were made
 * @returns how the copies were made: the same text for the same settings and versions
 */
export async function compressFolder(
  dir: string,
  onProgress: (done: number, total: number) => void,
  { cache = join(root, '.cache/compressed'), before }: CompressOptions = {},
): Promise<string> {
  // With their types: for names alone Node asks for the type of each file once more.
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const found = entries
    .filter(({ name }) => text.has(extname(name)))
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .sort();
  const pageQuality = found.length > 5000 ? 6 : 10;
  const cores = availableParallelism();
  const { brotli = '', zlib = '' } = process.versions;
  const version = hashOf(brotli, zlib, await readFile(join(import.meta.dirname, 'compressWorker.ts')));
  const compression = hashOf(version, `${pageQuality}`);
  const ready = new Set(before?.files);
  if (before && before.compression !== compression) {
    // They are links to the folder before, which is served still.
    for (const file of ready) for (const ending of ['.br', '.gz']) await rm(join(dir, file + ending));
    ready.clear();
  }
  const files = found.filter((file) => !ready.has(file.replaceAll(sep, '/')));
  if (cache) await mkdir(cache, { recursive: true });
  let done = 0;
  let anew = 0;
  const compress = (batch: CompressionBatch) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./compressWorker.ts', import.meta.url), { workerData: batch });
      worker.on('message', (made: CompressedFiles) => {
        done += made.files;
        anew += made.anew;
        onProgress(done, files.length);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Compression ended with ${code}.`))));
    });
  await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      compress({ dir, pageQuality, cache, version, files: files.filter((_, index) => index % cores === core) }),
    ),
  );
  if (cache && anew > 0) await pruneCache(cache, maxCacheBytes);
  return compression;
}
