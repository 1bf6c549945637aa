import { resemblance, mixBits } from './shingles.ts';

/** Two values a band and 64 bands find a pair that shares a fifth with a probability of 0.92, one that shares three tenths with 0.997. */
const bands = 64;
const rows = 2;
/** How many of the likeliest candidates of a page are compared word by word. */
const compared = 16;
/** Comparisons that the whole run may need before crowded bands are looked at in part only. */
const effort = 4_000_000;
/** More pages than a site may have: what is left of a double's 53 bits beside a hash of 32. */
const most = 2 ** 21;

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
  const inBands = bandsOf(pages.map(signatureOf));
  const found: Neighbour[] = pages.map(() => ({ page: -1, resemblance: 0 }));
  const reach = Math.max(8, Math.ceil(effort / (pages.length || 1) / bands));
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
      .slice(0, compared);
    likeliest.push(likely);
    for (const other of likely) {
      // Most have looked at each other.
      if (likeliest[other]?.includes(page)) continue;
      const shared = resemblance(shingles, pages[other] as Uint32Array);
      note(found, page, other, shared);
      note(found, other, page, shared);
    }
    for (const other of met) agreements[other] = 0;
  }
  return found;
}

/** The pages in the order of one band of their signatures: those that agree in it stand together. By place in that order, where their run starts and ends. */
interface Band {
  order: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array /** The place of each page. */;
  places: Uint32Array;
}

function bandsOf(signatures: readonly Uint32Array[]): Band[] {
  const count = signatures.length;
  return Array.from({ length: bands }, (_, band) => {
    // Band and page in one number that a double holds exactly, so that numbers are sorted and nothing is made for each page.
    const keys = Float64Array.from(
      signatures,
      (signature, page) =>
        mixBits((signature[band * rows] as number) + Math.imul(signature[band * rows + 1] as number, 0x9e3779b1)) *
          most +
        page,
    ).sort();
    const [order, starts, ends, places] = [
      new Uint32Array(count),
      new Uint32Array(count),
      new Uint32Array(count),
      new Uint32Array(count),
    ];
    const bandAt = (place: number) => Math.floor((keys[place] as number) / most);
    for (let place = 0; place < count; place++) {
      const page = (keys[place] as number) % most;
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

/** The least shingle of each place; a place that none fell into takes that of the next, mixed so that it differs from its own. */
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
