import { readingGrade } from './readingGrade.ts';
import type { ReadPage } from './readSite.ts';
import { distinct, shingleWords, shinglesOf } from '../../data/rules/text/shingles.ts';

/** A page reduced to what comparisons need: hashes of its word sequences, and figures. */
export interface Fingerprint extends Omit<ReadPage, 'texts'> {
  words: number;
  /** Flesch-Kincaid grade level. */
  grade: number;
  /** In the order of the text. */
  shingles: Uint32Array;
  /** The set of them, sorted. */
  distinct: Uint32Array;
  /** In the order of the text without its figures, which are computed on many pages. */
  withoutFigures: Uint32Array;
}

export function fingerprintOf({ texts, ...page }: ReadPage): Fingerprint {
  const shingles = shinglesOf(texts);
  return {
    ...page,
    words: shingles.length && shingles.length + shingleWords - 1,
    grade: readingGrade(texts),
    shingles,
    distinct: distinct(shingles),
    withoutFigures: shinglesOf(texts, { figures: false }),
  };
}
