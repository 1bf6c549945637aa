import { nearestNeighbours } from './nearest.ts';
import { ownWords } from './ownWords.ts';
import { readingGrade } from './readingGrade.ts';
import type { ReadPage } from './readSite.ts';
import { distinct, shingleWords, shinglesOf } from './shingles.ts';

/** What the check has found out about a page. */
export interface ComparedPage extends Omit<ReadPage, 'texts'> {
  words: number;
  own: number;
  /** The school grade its sentences ask for. */
  grade: number;
  nearest: { path: string; resemblance: number };
}

/** Compares every page with every other. */
export function comparePages(pages: Iterable<ReadPage>): ComparedPage[] {
  const read: Omit<ComparedPage, 'own' | 'nearest'>[] = [];
  const shingles: Uint32Array[] = [];
  for (const { texts, ...page } of pages) {
    const own = shinglesOf(texts);
    shingles.push(own);
    read.push({ ...page, words: own.length && own.length + shingleWords - 1, grade: readingGrade(texts) });
  }
  const distincts = shingles.map(distinct);
  const own = ownWords(shingles, distincts, read.map(({ kind }) => kind));
  const nearest = nearestNeighbours(distincts);
  return read.map((page, index) => {
    const { page: neighbour, resemblance } = nearest[index] ?? { page: -1, resemblance: 0 };
    return { ...page, own: own[index] ?? 0, nearest: { path: read[neighbour]?.path ?? '', resemblance } };
  });
}
