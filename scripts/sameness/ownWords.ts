import { wordsOutside } from '../../data/rules/text/wordsFoundOnce.ts';

/** A shingle on more than this share of the pages of a route counts as shared. */
const commonShare = 0.1;

/**
 * The number of each page's own words: words in no shingle that more than a tenth of the pages of the route share, or, where
 * the route has few pages, that two of them share.
 * @param shingles the shingles of each page, in the order of its text
 * @param distincts the distinct shingles of each page
 */
export function ownWords(
  shingles: readonly Uint32Array[],
  distincts: readonly Uint32Array[],
  routeIds: readonly string[],
): number[] {
  const common = new Map(
    [...Map.groupBy(routeIds.keys(), (page) => routeIds[page] ?? '')].map(([routeId, pages]) => [
      routeId,
      commonShingles(pages.map((page) => distincts[page] as Uint32Array)),
    ]),
  );
  return shingles.map((own, page) => wordsOutside(own, common.get(routeIds[page] ?? '') ?? new Set()));
}

/** Shingles on more than the common share of the pages. Counted by their lower bits first, because a map of all would not fit into memory. */
function commonShingles(pages: readonly Uint32Array[]): Set<number> {
  const maxPages = Math.max(1, pages.length * commonShare);
  const mask = 0x3fffff;
  const rough = new Uint32Array(mask + 1);
  for (const shingles of pages)
    for (const shingle of shingles) rough[shingle & mask] = (rough[shingle & mask] as number) + 1;
  const counts = new Map<number, number>();
  for (const shingles of pages)
    for (const shingle of shingles)
      if ((rough[shingle & mask] as number) > maxPages) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > maxPages).map(([shingle]) => shingle));
}
