import { resemblance, scatter } from './shingles.ts';

/** Two values a band and 64 bands find a pair that shares a fifth with a probability of 0.92, one that shares three tenths with 0.997. */
const bands = 64;
const rows = 2;
/** How many of the likeliest candidates of a page are compared word by word. */
const compared = 16;
/** Comparisons that the whole run may need before crowded bands are looked at in part only. */
const effort = 4_000_000;

export interface Neighbour {
  /** Index of the page most like this one; -1 where no other shares anything worth a look. */
  page: number;
  resemblance: number;
}

/**
 * The nearest neighbour of each page, given the sorted sets of its shingles. Candidates are pages whose MinHash signatures
 * agree in a band (Broder 1997; Leskovec, Rajaraman and Ullman, chapter 3); the likeliest, those that agree in most bands, are
 * compared exactly. The signature is made in one pass (Li, Owen and Zhang 2012): every shingle falls into one of the places
 * and the least of each stays. On a large site a crowded band is looked at around the page's own place in it alone.
 */
export function nearestNeighbours(pages: readonly Uint32Array[]): Neighbour[] {
  const buckets = Array.from({ length: bands }, () => new Map<number, number[]>());
  const places = new Int32Array(pages.length * bands);
  const keys = new Float64Array(pages.length * bands);
  for (const [page, shingles] of pages.entries()) {
    const signature = signatureOf(shingles);
    for (const [band, bucketsOfBand] of buckets.entries()) {
      const [a, b] = [signature[band * rows] as number, signature[band * rows + 1] as number];
      const key = a * 0x100000 + (b & 0xfffff);
      const bucket = bucketsOfBand.get(key) ?? [];
      if (bucket.length === 0) bucketsOfBand.set(key, bucket);
      keys[page * bands + band] = key;
      places[page * bands + band] = bucket.push(page) - 1;
    }
  }
  const found: Neighbour[] = pages.map(() => ({ page: -1, resemblance: 0 }));
  const reach = Math.max(8, Math.ceil(effort / (pages.length || 1) / bands));
  const agreements = new Uint8Array(pages.length);
  for (const [page, shingles] of pages.entries()) {
    const met: number[] = [];
    for (const [band, bucketsOfBand] of buckets.entries()) {
      const bucket = bucketsOfBand.get(keys[page * bands + band] as number) ?? [];
      const place = places[page * bands + band] as number;
      for (let index = Math.max(0, place - reach); index < Math.min(bucket.length, place + reach + 1); index++) {
        const other = bucket[index] as number;
        if (agreements[other] === 0) met.push(other);
        agreements[other] = (agreements[other] as number) + 1;
      }
    }
    const likely = met.filter((other) => other !== page).sort((a, b) => (agreements[b] as number) - (agreements[a] as number)).slice(0, compared);
    for (const other of likely) {
      const shared = resemblance(shingles, pages[other] as Uint32Array);
      note(found, page, other, shared);
      note(found, other, page, shared);
    }
    for (const other of met) agreements[other] = 0;
  }
  return found;
}

function note(found: Neighbour[], page: number, other: number, shared: number): void {
  if (shared > (found[page]?.resemblance ?? 0)) found[page] = { page: other, resemblance: shared };
}

/** The least shingle of each place; a place that none fell into takes that of the next, mixed so that it differs from its own. */
function signatureOf(shingles: Uint32Array): Uint32Array {
  const size = bands * rows;
  const none = 0xffffffff;
  const least = new Uint32Array(size).fill(none);
  for (const shingle of shingles) {
    const hash = scatter(shingle ^ 0x5bd1e995);
    const place = hash % size;
    if (hash < (least[place] as number)) least[place] = hash;
  }
  if (shingles.length === 0) return least;
  return least.map((value, place) => {
    if (value !== none) return value;
    let step = 1;
    while (least[(place + step) % size] === none) step++;
    return scatter((least[(place + step) % size] as number) + step);
  });
}
