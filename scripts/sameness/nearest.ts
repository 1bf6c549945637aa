import { resemblance, mixBits } from '../../data/rules/text/shingles.ts';

/** Locality-sensitive hashing: 64 bands of 2 values find pairs of resemblance 0.2 with a probability of 0.92, of 0.3 with 0.997. */
const bands = 64;
const rows = 2;
/** How many candidates of a page are compared exactly. */
const maxCandidates = 16;
/** Comparisons of signatures per run; beyond it only a part of large buckets is visited. */
const maxComparisons = 4_000_000;
/** The highest number of pages: 53 bits of a double, less 32 of a hash. */
const maxPages = 2 ** 21;

export interface Neighbour {
  /** Index of the most similar page; -1 where none was found. */
  page: number;
  resemblance: number;
}

/**
 * The nearest neighbour of each page, given the sorted sets of its shingles. Candidates are pages whose MinHash signatures
 * agree in a band (Broder 1997; Leskovec, Rajaraman and Ullman, "Mining of Massive Datasets", chapter 3); those that agree
 * in most bands are compared exactly. Signatures use one permutation hashing (Li, Owen and Zhang 2012): each shingle falls
 * into a bin, whose minimum is kept. On a large site only the pages next to the page's own place in a bucket are visited.
 */
export function nearestNeighbours(pages: readonly Uint32Array[]): Neighbour[] {
  const inBands = bandsOf(pages.map(signatureOf));
  const found: Neighbour[] = pages.map(() => ({ page: -1, resemblance: 0 }));
  const reach = Math.max(8, Math.ceil(maxComparisons / (pages.length || 1) / bands));
  const agreements = new Uint8Array(pages.length);
  const likeliest: number[][] = [];
  for (const [page, shingles] of pages.entries()) {
    const met: number[] = [];
    for (const { order, starts, ends, places } of inBands) {
      const place = places[page] as number;
      const end = Math.min(ends[place] as number, place + reach + 1);
      for (let index = Math.max(starts[place] as number, place - reach); index < end; index++) {
        const other = order[index] as number;
        if (agreements[other] === 0) met.push(other);
        agreements[other] = (agreements[other] as number) + 1;
      }
    }
    const likely = met
      .filter((other) => other !== page)
      .sort((a, b) => (agreements[b] as number) - (agreements[a] as number))
      .slice(0, maxCandidates);
    likeliest.push(likely);
    for (const other of likely) {
      // The other page has compared itself with this one already.
      if (likeliest[other]?.includes(page)) continue;
      const shared = resemblance(shingles, pages[other] as Uint32Array);
      note(found, page, other, shared);
      note(found, other, page, shared);
    }
    for (const other of met) agreements[other] = 0;
  }
  return found;
}

/** Pages sorted by one band of their signatures, so that pages that agree in it form a run. */
interface Band {
  /** Pages in sorted order. */
  order: Uint32Array;
  /** Start and end of the run at each place in the order. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** The place of each page in the order. */
  places: Uint32Array;
}

function bandsOf(signatures: readonly Uint32Array[]): Band[] {
  const count = signatures.length;
  return Array.from({ length: bands }, (_, band) => {
    // Hash and page in one double, so that a typed array is sorted and no object is allocated per page.
    const keys = Float64Array.from(
      signatures,
      (signature, page) =>
        mixBits((signature[band * rows] as number) + Math.imul(signature[band * rows + 1] as number, 0x9e3779b1)) *
          maxPages +
        page,
    ).sort();
    const [order, starts, ends, places] = [
      new Uint32Array(count),
      new Uint32Array(count),
      new Uint32Array(count),
      new Uint32Array(count),
    ];
    const bandAt = (place: number) => Math.floor((keys[place] as number) / maxPages);
    for (let place = 0; place < count; place++) {
      const page = (keys[place] as number) % maxPages;
      order[place] = page;
      places[page] = place;
      starts[place] = place > 0 && bandAt(place) === bandAt(place - 1) ? (starts[place - 1] as number) : place;
    }
    for (let place = count - 1; place >= 0; place--)
      ends[place] = place < count - 1 && starts[place] === starts[place + 1] ? (ends[place + 1] as number) : place + 1;
    return { order, starts, ends, places };
  });
}

function note(found: Neighbour[], page: number, other: number, shared: number): void {
  if (shared > (found[page]?.resemblance ?? 0)) found[page] = { page: other, resemblance: shared };
}

/** The minimum of each bin; an empty bin takes the next one's, rehashed with its distance (densification). */
function signatureOf(shingles: Uint32Array): Uint32Array {
  const size = bands * rows;
  const none = 0xffffffff;
  const least = new Uint32Array(size).fill(none);
  for (const shingle of shingles) {
    const hash = mixBits(shingle ^ 0x5bd1e995);
    const place = hash % size;
    if (hash < (least[place] as number)) least[place] = hash;
  }
  if (shingles.length === 0) return least;
  return least.map((value, place) => {
    if (value !== none) return value;
    let step = 1;
    while (least[(place + step) % size] === none) step++;
    return mixBits((least[(place + step) % size] as number) + step);
  });
}
