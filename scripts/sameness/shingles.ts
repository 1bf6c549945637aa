/** Words in a shingle: a sequence of adjacent words (w-shingling). */
export const shingleWords = 5;

/**
 * The shingles of texts in their order, as 32-bit hashes. The texts count as one, so that a shingle may reach from a
 * heading into the paragraph below. Case and punctuation are ignored, and words of nothing but digits without `figures`.
 */
export function shinglesOf(texts: readonly string[], { figures = true } = {}): Uint32Array {
  const words = texts.flatMap((text) => hashWords(text, figures));
  const shingles = new Uint32Array(Math.max(0, words.length - shingleWords + 1));
  for (let index = 0; index < shingles.length; index++) {
    let hash = 0x9e3779b9;
    for (let offset = 0; offset < shingleWords; offset++)
      hash = Math.imul(hash ^ (words[index + offset] ?? 0), 0x85ebca6b) ^ (hash >>> 13);
    shingles[index] = mixBits(hash);
  }
  return shingles;
}

/** The shingles without duplicates, sorted. */
export function distinct(shingles: Uint32Array): Uint32Array {
  const sorted = shingles.slice().sort();
  let count = 0;
  for (const [index, shingle] of sorted.entries())
    if (index === 0 || shingle !== sorted[count - 1]) sorted[count++] = shingle;
  return sorted.slice(0, count);
}

/** The Jaccard similarity of two sorted sets, from 0 to 1. */
export function resemblance(a: Uint32Array, b: Uint32Array): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] as number, b[j] as number];
    if (x === y) shared++;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** An integer hash (lowbias32) that spreads similar numbers over all 32 bits. */
function mixBits(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The words of a text as hashes (FNV-1a); everything but letters and digits separates words. */
function hashWords(text: string, figures: boolean): number[] {
  const hashes: number[] = [];
  let hash = 0;
  let isFigure = true;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    const isDigit = code >= 48 && code <= 57;
    // Above U+00BF everything but General Punctuation (U+2000 to U+206F) counts as a letter.
    if (isLetter || isDigit || (code > 0xbf && (code < 0x2000 || code > 0x206f))) {
      hash = Math.imul((hash || 0x811c9dc5) ^ (isLetter ? code | 32 : code), 0x01000193);
      isFigure &&= isDigit;
    } else if (hash) {
      if (figures || !isFigure) hashes.push(hash);
      hash = 0;
      isFigure = true;
    }
  }
  return hashes;
}
