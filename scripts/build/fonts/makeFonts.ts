import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { root } from '../../support/root.ts';
import { codeHash, hashOf, createOnce } from '../diskCache.ts';
import { adjustmentFor, readFont } from './fallback.ts';
import { subsets, type Typeface, typefacesOf } from './typefaces.ts';

const { resolve } = createRequire(import.meta.url);

/** Loaded where a font is made: it takes 40 MB, and most builds find every font in the cache. */
const subsetFont: typeof import('subset-font') = async (...input) => (await import('subset-font')).default(...input);

/** Subsets the site's fonts into a cached folder: a WOFF2 file for each subset of a typeface, and `fonts.css` with their rules. */
export async function makeFonts(
  faces: Theme['faces'],
  cache = join(root, '.cache/fonts'),
): Promise<{ dir: string; css: string }> {
  const typefaces = typefacesOf(faces);
  const sources = typefaces.flatMap((typeface) => subsets.map(({ file }) => sourceOf(typeface, file)));
  const key = hashOf(
    codeHash(import.meta.dirname),
    JSON.stringify(faces),
    ...(await Promise.all(sources.map((file) => readFile(file)))),
  );
  const dir = await createOnce(join(cache, key), async (unfinished) => {
    await mkdir(unfinished);
    const rules = [];
    for (const typeface of typefaces) {
      for (const subset of subsets) rules.push(await writeSubset(unfinished, typeface, subset));
      for (const fallback of typeface.fallbacks) rules.push(await fallbackRule(typeface, fallback));
    }
    await writeFile(join(unfinished, 'fonts.css'), rules.join(''));
  });
  return { dir, css: join(dir, 'fonts.css') };
}

/** A typeface at one weight as TrueType, which the libraries for pictures and PDF read. */
export async function staticFont(faces: Theme['faces'], family: Typeface['family'], weight: number): Promise<Buffer> {
  const [heading, text] = typefacesOf(faces);
  return instance(family === 'Heading' ? heading : text, weight);
}

async function instance(typeface: Typeface, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(sourceOf(typeface, 'latin')), subsets[2].characters + subsets[1].characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/**
 * `font-display: optional` leaves a font that arrives late to the next page: even with matched metrics lines break
 * elsewhere, and text must not move under a reader. Both fonts are preloaded, and mostly arrive before the first paint.
 */
async function writeSubset(
  dir: string,
  { family, weights, features, ...typeface }: Typeface,
  { name, file, characters, ...subset }: (typeof subsets)[number],
): Promise<string> {
  const woff2 = await subsetFont(await readFile(sourceOf(typeface, file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  const fileName = `${family.toLowerCase()}-${name}.woff2`;
  await writeFile(join(dir, fileName), woff2);
  const range = 'range' in subset ? `;unicode-range:${unicodeRange(subset.range)}` : '';
  return (
    `@font-face{font-family:"${family}";font-weight:${weights.min} ${weights.max};font-display:optional;` +
    `src:url("./${fileName}")${range}}\n`
  );
}

async function fallbackRule(
  typeface: Typeface,
  { weights, drawnAt, width, local }: Typeface['fallbacks'][number],
): Promise<string> {
  const { sizeAdjust, ascent, descent, lineGap } = adjustmentFor(readFont(await instance(typeface, drawnAt)), width);
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return (
    `@font-face{font-family:"${typeface.family} Fallback";font-weight:${weights.min} ${weights.max};src:${local.map((name) => `local("${name}")`).join(',')};` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}\n`
  );
}

function sourceOf(typeface: Pick<Typeface, 'package' | 'file'>, part: string): string {
  return resolve(`${typeface.package}/files/${typeface.file}-${part}-wght-normal.woff2`);
}

/** A value for https://www.w3.org/TR/css-fonts-4/#unicode-range-desc with adjacent code points joined. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}
