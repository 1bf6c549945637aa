import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { nearestNeighbours } from './nearest.ts';
import { ownWords } from './ownWords.ts';
import { wordsFoundOnce } from '../../data/rules/text/wordsFoundOnce.ts';
import type { ReadPage } from './readSite.ts';

/** A page's figures, and the page that is most like it. */
export interface ComparedPage extends Omit<Fingerprint, 'shingles' | 'distinct' | 'withoutFigures'> {
  /** The number of the page's words that are in no passage which many pages of its route share. */
  own: number;
  /** The number of the page's words that are in no run of five words found on another page; figures are not counted. */
  foundOnce: number;
  nearest: { path: string; resemblance: number };
}

/** Compares all pages with each other. */
export function comparePages(pages: Iterable<ReadPage>): ComparedPage[] {
  return compareFingerprints(Array.from(pages, fingerprintOf));
}

export function compareFingerprints(fingerprints: readonly Fingerprint[]): ComparedPage[] {
  const distincts = fingerprints.map(({ distinct }) => distinct);
  const own = ownWords(
    fingerprints.map(({ shingles }) => shingles),
    distincts,
    fingerprints.map(({ routeId }) => routeId),
  );
  const foundOnce = wordsFoundOnce(fingerprints.map(({ withoutFigures }) => withoutFigures));
  const nearest = nearestNeighbours(distincts);
  return fingerprints.map(({ shingles: _, distinct: __, withoutFigures: ___, ...page }, index) => {
    const { page: neighbour, resemblance } = nearest[index] ?? { page: -1, resemblance: 0 };
    return {
      ...page,
      own: own[index] ?? 0,
      foundOnce: foundOnce[index] ?? 0,
      nearest: { path: fingerprints[neighbour]?.path ?? '', resemblance },
    };
  });
}
