import { type Digest, digestOf } from './digest.ts';
import { nearestNeighbours } from './nearest.ts';
import { ownWords } from './ownWords.ts';
import type { ReadPage } from './readSite.ts';

/** A page's figures, and the page that is most like it. */
export interface ComparedPage extends Omit<Digest, 'shingles' | 'distinct'> {
  /** Words in no passage that many pages of its kind share. */
  own: number;
  nearest: { path: string; resemblance: number };
}

/** Compares all pages with each other. */
export function comparePages(pages: Iterable<ReadPage>): ComparedPage[] {
  return compareDigests(Array.from(pages, digestOf));
}

export function compareDigests(digests: readonly Digest[]): ComparedPage[] {
  const distincts = digests.map(({ distinct }) => distinct);
  const own = ownWords(
    digests.map(({ shingles }) => shingles),
    distincts,
    digests.map(({ kind }) => kind),
  );
  const nearest = nearestNeighbours(distincts);
  return digests.map(({ shingles: _, distinct: __, ...page }, index) => {
    const { page: neighbour, resemblance } = nearest[index] ?? { page: -1, resemblance: 0 };
    return { ...page, own: own[index] ?? 0, nearest: { path: digests[neighbour]?.path ?? '', resemblance } };
  });
}
