import { shingleWords } from './shingles.ts';

/** Runs of words that stand on more than this share of the pages of a kind belong to the kind, not to the page. */
const commonShare = 0.1;

/**
 * How many words of each page are its own: those that stand in no run of five words which more than a tenth of the
 * pages of its kind have as well. A run on one other page of a kind with few is common too; a page alone of its kind is all its own.
 * `shingles` are those of each page in their order, `distincts` the sets of them.
 */
export function ownWords(
  shingles: readonly Uint32Array[],
  distincts: readonly Uint32Array[],
  kinds: readonly string[],
): number[] {
  const common = new Map(
    [...Map.groupBy(kinds.keys(), (page) => kinds[page] ?? '')].map(([kind, pages]) => [
      kind,
      commonShingles(pages.map((page) => distincts[page] as Uint32Array)),
    ]),
  );
  return shingles.map((own, page) => ownOf(own, common.get(kinds[page] ?? '') ?? new Set()));
}

function ownOf(shingles: Uint32Array, common: ReadonlySet<number>): number {
  if (shingles.length === 0) return 0;
  const words = shingles.length + shingleWords - 1;
  let shared = 0;
  /** First word not yet counted. */
  let next = 0;
  for (const [at, shingle] of shingles.entries()) {
    if (!common.has(shingle)) continue;
    shared += at + shingleWords - Math.max(next, at);
    next = at + shingleWords;
  }
  return words - shared;
}

/** Counted first by their last bits, and exactly only where so many fall together that one may be common: a map of all would not fit into memory. */
function commonShingles(pages: readonly Uint32Array[]): Set<number> {
  const most = Math.max(1, pages.length * commonShare);
  const mask = 0x3fffff;
  const rough = new Uint32Array(mask + 1);
  for (const shingles of pages)
    for (const shingle of shingles) rough[shingle & mask] = (rough[shingle & mask] as number) + 1;
  const counts = new Map<number, number>();
  for (const shingles of pages)
    for (const shingle of shingles)
      if ((rough[shingle & mask] as number) > most) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > most).map(([shingle]) => shingle));
}
