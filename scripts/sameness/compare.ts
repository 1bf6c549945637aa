import { distinct, resemblance, shingleWords, shinglesOf } from '../../data/rules/text/shingles.ts';
import { wordsFoundOnce, wordsOutside } from '../../data/rules/text/wordsFoundOnce.ts';
import { readingGrade } from './readingGrade.ts';
import type { ReadPage } from './readSite.ts';

/** A page's figures, and the page that is most like it. */
export interface ComparedPage extends Omit<ReadPage, 'texts'> {
  words: number;
  /** Flesch-Kincaid grade level. */
  grade: number;
  /** The number of the page's words that are in no passage which many pages of its route share. */
  own: number;
  /** The number of the page's words that are in no run of five words found on another page; figures are not counted. */
  foundOnce: number;
  nearest: { path: string; resemblance: number };
}

/** A shingle on more than this share of the pages of a route counts as shared; where the route has few pages, on two of them. */
const commonShare = 0.1;

export function comparePages(pages: readonly ReadPage[]): ComparedPage[] {
  const shingles = pages.map(({ texts }) => shinglesOf(texts));
  const distincts = shingles.map(distinct);
  const common = new Map(
    [...Map.groupBy(pages.keys(), (page) => pages[page]?.routeId)].map(([routeId, ofRoute]) => [
      routeId,
      commonShingles(ofRoute.map((page) => distincts[page] as Uint32Array)),
    ]),
  );
  const foundOnce = wordsFoundOnce(pages.map(({ texts }) => shinglesOf(texts, { figures: false })));
  const nearest = nearestNeighbours(distincts);
  return pages.map(({ texts, ...page }, index) => {
    const own = shingles[index] as Uint32Array;
    const { other, shared } = nearest[index] ?? { other: -1, shared: 0 };
    return {
      ...page,
      words: own.length && own.length + shingleWords - 1,
      grade: readingGrade(texts),
      own: wordsOutside(own, common.get(page.routeId) ?? new Set()),
      foundOnce: foundOnce[index] ?? 0,
      nearest: { path: pages[other]?.path ?? '', resemblance: shared },
    };
  });
}

function commonShingles(pages: readonly Uint32Array[]): Set<number> {
  const most = Math.max(1, pages.length * commonShare);
  const counts = new Map<number, number>();
  for (const shingles of pages) for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > most).map(([shingle]) => shingle));
}

/** For each page, by its distinct shingles, the other that shares most with it; -1 where none shares anything. */
function nearestNeighbours(pages: readonly Uint32Array[]): { other: number; shared: number }[] {
  const nearest = pages.map(() => ({ other: -1, shared: 0 }));
  for (const [page, own] of pages.entries())
    for (const [other, theirs] of pages.slice(0, page).entries()) {
      const shared = resemblance(own, theirs);
      if (shared > (nearest[page]?.shared ?? 0)) nearest[page] = { other, shared };
      if (shared > (nearest[other]?.shared ?? 0)) nearest[other] = { other: page, shared };
    }
  return nearest;
}
