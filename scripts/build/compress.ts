import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.md']);
/** Below this a compressed body saves less than its header costs. */
const least = 512;

/**
 * Writes a brotli and a gzip copy beside each text file of a folder. zlib works on the thread pool, so every core has
 * a file in hand. Hashed assets are asked for again and again and get the best brotli there is; pages get the level
 * that is nearly as small at a tenth of the time.
 */
export async function compressFolder(dir: string, onFile: (done: number, total: number) => void): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => text.has(extname(file))).sort();
  const queue = files.values();
  let done = 0;
  const work = async () => {
    for (const file of queue) {
      await compressFile(join(dir, file), file.startsWith('assets/') ? 11 : 9);
      onFile(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}

async function compressFile(file: string, quality: number): Promise<void> {
  if ((await stat(file)).size < least) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
