import { distinct, shingleWords } from './shingles.ts';

/** The highest number of groups: 53 bits of a double, less 32 of a hash. */
const maxGroups = 2 ** 21;

/**
 * The number of each text's words that are its group's own: in no run of five words that a text of another group has too.
 * @param texts the shingles of each text, in the order of its words
 * @param groups for each text, the name of its group
 */
export function ownWords(texts: readonly Uint32Array[], groups: readonly string[]): number[] {
  const shared = sharedShingles(
    [...Map.groupBy(texts, (_, index) => groups[index]).values()].map((group) =>
      distinct(Uint32Array.from(group.flatMap((shingles) => [...shingles]))),
    ),
  );
  return texts.map((shingles) => wordsOutside(shingles, shared));
}

/** The number of words of a text that are in none of some shingles, given the text's own in their order. */
function wordsOutside(shingles: Uint32Array, excluded: ReadonlySet<number>): number {
  if (shingles.length === 0) return 0;
  const words = shingles.length + shingleWords - 1;
  let inside = 0;
  /** Index of the first word that is not counted yet. */
  let next = 0;
  for (const [at, shingle] of shingles.entries()) {
    if (!excluded.has(shingle)) continue;
    inside += at + shingleWords - Math.max(next, at);
    next = at + shingleWords;
  }
  return words - inside;
}

/** The shingles that are in two sets or more. Sorted rather than counted: a map of all would not fit into memory. */
function sharedShingles(sets: readonly Uint32Array[]): Set<number> {
  const keys = new Float64Array(sets.reduce((total, { length }) => total + length, 0));
  let end = 0;
  for (const [group, set] of sets.entries()) for (const shingle of set) keys[end++] = shingle * maxGroups + group;
  keys.sort();
  const shared = new Set<number>();
  const shingleAt = (place: number) => Math.floor((keys[place] as number) / maxGroups);
  for (let place = 1; place < keys.length; place++)
    if (shingleAt(place) === shingleAt(place - 1)) shared.add(shingleAt(place));
  return shared;
}
