import { readingGrade } from './readingGrade.ts';
import type { ReadPage } from './readSite.ts';
import { distinct, shingleWords, shinglesOf } from './shingles.ts';

/** A page as it is compared with others: its words have become numbers. */
export interface Digest extends Omit<ReadPage, 'texts'> {
  words: number;
  /** The school grade its sentences ask for. */
  grade: number;
  /** In their order. */
  shingles: Uint32Array;
  /** The set of them, sorted. */
  distinct: Uint32Array;
}

export function digestOf({ texts, ...page }: ReadPage): Digest {
  const shingles = shinglesOf(texts);
  return {
    ...page,
    words: shingles.length && shingles.length + shingleWords - 1,
    grade: readingGrade(texts),
    shingles,
    distinct: distinct(shingles),
  };
}
