import type { FontMetrics } from './readFont.ts';

/** Characters by how often they occur in the text of a built site's pages, in ten thousandths. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 1636,
  e: 871,
  a: 660,
  o: 654,
  t: 616,
  r: 605,
  n: 576,
  s: 540,
  i: 535,
  l: 296,
  c: 259,
  h: 256,
  d: 249,
  u: 219,
  f: 174,
  g: 167,
  m: 160,
  p: 159,
  y: 128,
  w: 124,
  v: 92,
  k: 91,
  b: 86,
  ',': 82,
  '.': 65,
  M: 49,
  C: 47,
  T: 42,
  A: 35,
  S: 29,
  I: 28,
  W: 27,
  P: 27,
  B: 27,
  5: 24,
  R: 23,
  L: 21,
  H: 20,
  0: 19,
  E: 18,
  x: 18,
  D: 18,
  4: 17,
  1: 17,
  '-': 17,
  O: 16,
  N: 16,
  F: 15,
  2: 13,
  V: 9,
  ':': 9,
  '?': 8,
  "'": 8,
  6: 8,
  j: 7,
  7: 7,
  q: 7,
  z: 6,
  Y: 6,
  9: 5,
  G: 5,
  ';': 5,
};

/** The average width of a character in a page's text, in thousandths of the font size. */
export function averageWidth(advances: ReadonlyMap<string, number>): number {
  let [sum, weight] = [0, 0];
  for (const [character, frequency] of Object.entries(frequencies)) {
    const advance = advances.get(character);
    if (advance === undefined) throw new RangeError(`The font has no "${character}".`);
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
}

export function adjustmentFor(font: FontMetrics, fallbackAdvances: ReadonlyMap<string, number>): Adjustment {
  const sizeAdjust = averageWidth(font.advances) / averageWidth(fallbackAdvances);
  // The overrides are relative to the used font size, to which size-adjust has been applied.
  const share = (value: number) => value / 1000 / sizeAdjust;
  return { sizeAdjust, ascent: share(font.ascent), descent: share(font.descent) };
}
