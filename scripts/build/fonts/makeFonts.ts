import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../bundle.ts';
import { codeDigest, digestOf, createOnce } from '../diskCache.ts';
import { adjustmentFor, readAdvances } from './fallback.ts';
import { readFont } from './readFont.ts';
import { parts, type Typeface, typefaces } from './typefaces.ts';

const { resolve } = createRequire(import.meta.url);

/** Where the site's fonts lie: a WOFF2 file for each part of a typeface, and `fonts.css`, which names them. Made once for the same sources. */
export async function makeFonts(cache = join(root, '.cache/fonts')): Promise<{ dir: string; css: string }> {
  const sources = typefaces.flatMap((typeface) => parts.map(({ file }) => sourceOf(typeface, file)));
  const key = digestOf(
    await codeDigest(import.meta.dirname),
    ...(await Promise.all(sources.map((file) => readFile(file)))),
  );
  const dir = await createOnce(join(cache, key), async (unfinished) => {
    await mkdir(unfinished);
    const rules = [];
    for (const typeface of typefaces) {
      for (const part of parts) rules.push(await writePart(unfinished, typeface, part));
      for (const fallback of typeface.fallbacks) rules.push(await fallbackRule(typeface, fallback));
    }
    await writeFile(join(unfinished, 'fonts.css'), rules.join(''));
  });
  return { dir, css: join(dir, 'fonts.css') };
}

/** A typeface at one weight, as the tools that draw pictures read it. */
export async function staticFont(family: Typeface['family'], weight: number): Promise<Buffer> {
  const typeface = typefaces.find((one) => one.family === family);
  if (!typeface) throw new RangeError(`There is no typeface "${family}".`);
  return instance(typeface, weight);
}

async function instance(typeface: Typeface, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(sourceOf(typeface, 'latin')), parts[2].characters + parts[1].characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/**
 * A face that comes late is left for the next page: lines of another face break elsewhere however well it is matched, and
 * what somebody is reading must not move. Both faces are preloaded, so that they are there for the first paint as a rule.
 */
async function writePart(
  dir: string,
  { family, weights, features, ...typeface }: Typeface,
  { name, file, characters, range }: (typeof parts)[number],
): Promise<string> {
  const woff2 = await subsetFont(await readFile(sourceOf(typeface, file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  const fileName = `${family.toLowerCase()}-${name}.woff2`;
  await writeFile(join(dir, fileName), woff2);
  return (
    `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights.min} ` +
    `${weights.max};font-display:optional;src:url("./${fileName}") ` +
    `format("woff2");unicode-range:${unicodeRange(range)}}\n`
  );
}

async function fallbackRule(
  typeface: Typeface,
  { weights, drawnAt, metrics, local }: Typeface['fallbacks'][number],
): Promise<string> {
  const { sizeAdjust, ascent, descent, lineGap } = adjustmentFor(
    readFont(await instance(typeface, drawnAt)),
    await fallbackAdvances(metrics),
  );
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return (
    `@font-face{font-family:"${typeface.family} Fallback";font-weight:${weights.min} ${weights.max};src:${local.map((name) => `local("${name}")`).join(',')};` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}\n`
  );
}

/** The widths of a face that every PDF reader has; the package that writes PDFs brings them. */
export async function fallbackAdvances(metrics: string): Promise<Map<string, number>> {
  return readAdvances(await readFile(join(resolve('pdfkit'), '../data', `${metrics}.afm`), 'latin1'));
}

function sourceOf(typeface: Pick<Typeface, 'package' | 'file'>, part: string): string {
  return resolve(`${typeface.package}/files/${typeface.file}-${part}-wght-normal.woff2`);
}

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc, neighbours joined. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}
