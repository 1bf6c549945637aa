/** Words in a shingle: a sequence of adjacent words (w-shingling). */
const shingleWords = 5;

/** The words of a text, without case and punctuation. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The shingles of texts in their order. The texts count as one, so that a shingle may reach from a heading into the paragraph
 * below. Words of nothing but digits do not count without `figures`.
 */
export function shinglesOf(texts: readonly string[], { figures = true } = {}): string[] {
  const words = texts.flatMap(wordsOf).filter((word) => figures || !/^\d+$/.test(word));
  return words.slice(shingleWords - 1).map((_, first) => words.slice(first, first + shingleWords).join(' '));
}

/** How many words shingles were made of. */
export const countWords = (shingles: readonly string[]): number =>
  shingles.length === 0 ? 0 : shingles.length + shingleWords - 1;

/**
 * The number of each text's words that are its group's own: in no run of five words that a text of another group has too.
 * @param texts the shingles of each text, in the order of its words
 * @param groups for each text, the name of its group
 */
export function ownWords(texts: readonly (readonly string[])[], groups: readonly string[]): number[] {
  const groupOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const [index, shingles] of texts.entries())
    for (const shingle of shingles) {
      const group = groups[index] ?? '';
      const other = groupOf.get(shingle) ?? group;
      if (other !== group) shared.add(shingle);
      groupOf.set(shingle, other);
    }
  return texts.map((shingles) => {
    let [own, next] = [countWords(shingles), 0];
    for (const [at, shingle] of shingles.entries()) {
      if (!shared.has(shingle)) continue;
      own -= at + shingleWords - Math.max(next, at);
      next = at + shingleWords;
    }
    return own;
  });
}

/** For each set of shingles the one of another group that shares most with it, by Jaccard similarity; -1 where none shares anything. */
export function nearestNeighbours(
  sets: readonly ReadonlySet<string>[],
  groups: readonly string[],
): { other: number; shared: number }[] {
  const withShingle = new Map<string, number[]>();
  for (const [index, set] of sets.entries())
    for (const shingle of set) withShingle.set(shingle, [...(withShingle.get(shingle) ?? []), index]);
  return sets.map((set, index) => {
    const common = new Map<number, number>();
    for (const shingle of set)
      for (const other of withShingle.get(shingle) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
    const nearest = { other: -1, shared: 0 };
    for (const [other, count] of common) {
      const shared = count / (set.size + (sets[other]?.size ?? 0) - count);
      if (groups[other] !== groups[index] && shared > nearest.shared) Object.assign(nearest, { other, shared });
    }
    return nearest;
  });
}
