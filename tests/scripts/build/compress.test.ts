import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from '#scripts/build/compress.ts';
import { pruneCache } from '#scripts/build/diskCache.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder();

const page = (word: string) => `<p>${`A ${word} of a page. `.repeat(80)}</p>`;

/** A folder with two pages, an asset, and a text too short to compress; compressed with a cache. */
async function compressed(name: string, changed: string, cache: string): Promise<Map<string, Buffer>> {
  const dir = join(work, name);
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, 'same.html'), page('line'));
  writeFileSync(join(dir, 'changed.html'), changed);
  writeFileSync(join(dir, 'assets/same.js'), page('line'));
  writeFileSync(join(dir, 'short.txt'), 'short');
  await compressFolder(dir, () => {}, join(work, cache));
  const files = (readdirSync(dir, { recursive: true }) as string[]).filter((file) => /\.(?:br|gz)$/.test(file));
  return new Map(files.sort().map((file) => [file, readFileSync(join(dir, file))]));
}

it('compresses a changed file anew, takes the others from the cache, and writes what a cold build writes', async () => {
  await compressed('first', page('line'), 'cache');
  // The two pages are one entry, of two files; the asset, which gets a higher quality, is another.
  expect(readdirSync(join(work, 'cache'))).toHaveLength(4);
  const again = await compressed('again', page('word'), 'cache');
  expect(readdirSync(join(work, 'cache'))).toHaveLength(6);
  expect(again).toEqual(await compressed('cold', page('word'), 'cold-cache'));
  expect([...again.keys()]).toEqual(
    ['assets/same.js', 'changed.html', 'same.html'].flatMap((file) => [`${file}.br`, `${file}.gz`]),
  );
  expect(String(brotliDecompressSync(again.get('changed.html.br') ?? ''))).toBe(page('word'));
  expect(String(gunzipSync(again.get('same.html.gz') ?? ''))).toBe(page('line'));
});

it('a cache keeps what was used last, up to its limit', async () => {
  const dir = join(work, 'pruned');
  mkdirSync(dir);
  for (const [name, used] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const) {
    writeFileSync(join(dir, name), 'x'.repeat(10));
    utimesSync(join(dir, name), used, used);
  }
  await pruneCache(dir, 20);
  expect(readdirSync(dir).sort()).toEqual(['a', 'c']);
});
