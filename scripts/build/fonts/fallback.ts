import type { FontMetrics } from './readFont.ts';

/** Letters and the space by how often they occur in English text, in thousandths (Cornell, 40,000 words; a word has 4.7 letters). */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 175,
  e: 99,
  t: 75,
  a: 67,
  o: 63,
  i: 60,
  n: 57,
  s: 52,
  r: 50,
  h: 49,
  d: 36,
  l: 33,
  u: 24,
  c: 22,
  m: 22,
  f: 19,
  y: 17,
  w: 17,
  g: 17,
  p: 15,
  b: 12,
  v: 9,
  k: 6,
  x: 1,
  q: 1,
  j: 1,
  z: 1,
};

/** The average width of a letter in English text, in thousandths of the font size. */
export function averageWidth(advances: ReadonlyMap<string, number>): number {
  let [sum, weight] = [0, 0];
  for (const [letter, frequency] of Object.entries(frequencies)) {
    const advance = advances.get(letter);
    if (advance === undefined) throw new RangeError(`The font has no "${letter}".`);
    sum += advance * frequency;
    weight += frequency;
  }
  return sum / weight;
}

/** Descriptors of an `@font-face` rule that give a local font the metrics of a web font. All are shares of 1. */
export interface Adjustment {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

export function adjustmentFor(font: FontMetrics, fallbackAdvances: ReadonlyMap<string, number>): Adjustment {
  const sizeAdjust = averageWidth(font.advances) / averageWidth(fallbackAdvances);
  // The overrides are relative to the used font size, to which size-adjust has been applied.
  const share = (value: number) => value / 1000 / sizeAdjust;
  return { sizeAdjust, ascent: share(font.ascent), descent: share(font.descent), lineGap: share(font.lineGap) };
}

/**
 * The advance widths in an Adobe font metrics file, by character
 * (https://adobe-type-tools.github.io/font-tech-notes/pdfs/5004.AFM_Spec.pdf). Arial and Liberation Sans were made
 * with Helvetica's.
 */
export function readAdvances(afm: string): Map<string, number> {
  return new Map(
    [...afm.matchAll(/^C (\d+) ; WX (\d+) ;/gm)].map(([, code, width]) => [
      String.fromCharCode(Number(code)),
      Number(width),
    ]),
  );
}
