import { type PressingKind, pressingKinds } from '../../../data/schema/assistant.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { WayReader } from '../understand/wayReader.ts';
import type { SitePassage } from './retrieval/passages.ts';

/** For each kind the logarithm of the odds that a message is of it; without those of which too few examples are listed to tell. */
export type Pressing = Readonly<Partial<Record<PressingKind, number>>>;

/** "None of them" and the kinds. */
const classes = pressingKinds.length + 1;
/** Fewer examples of a kind teach nothing. */
const leastExamples = 40;
/** Of the ways to ask for passages every so-manyth is enough. */
const everyWay = 6;
/** Words and pairs of words share this many places, so that a pair needs no name. */
const bits = 17;
const rounds = 3;
const rate = 0.6;
const rateOfBias = 0.02;
/** An example that is known so well teaches nothing more. */
const learnt = 0.02;
const mostWords = 70;
const nothing: Pressing = {};

/**
 * Learns to tell what goes before any question (an alarm, what is refused, the wish for a person, a complaint) from the messages that the records list:
 * logistic regression over words and pairs of neighbouring words, by AdaGrad (Duchi and others, 2011), in the same order each time.
 */
export function makePressing({ assistant: { pressing, examples }, locations, pricing }: Pick<Site, 'assistant' | 'locations' | 'pricing'>, passages: readonly SitePassage[], read: WayReader): (words: readonly string[]) => Pressing {
  const known = pressingKinds.filter((kind) => (pressing[kind]?.is.length ?? 0) >= leastExamples);
  if (known.length === 0) return () => nothing;
  const features = makeFeatures();
  const rows: Int32Array[] = [];
  const kinds: number[] = [];
  const learn = (words: readonly string[], kind = 0) => {
    rows.push(features(words, true));
    kinds.push(kind);
  };
  pressingKinds.forEach((kind, index) => {
    for (const message of [...(pressing[kind]?.is ?? []), ...(examples[kind] ?? [])]) learn(read(message), index + 1);
    for (const message of pressing[kind]?.only ?? []) learn(read(message));
  });
  for (const [intent, ways] of Object.entries(examples)) if (!pressingKinds.some((kind) => kind === intent)) for (const way of ways) learn(read(way));
  // What alarms is told to ask for something as well.
  const alarming = new Set(pressing.emergency?.is);
  passages.flatMap(({ also = [] }) => also).forEach((way, index) => { if (index % everyWay === 0 && !alarming.has(way)) learn(read(way)); });
  // What is said of places and quotes is short, and tells of nothing that happens.
  for (const { name } of locations) for (const said of [name, `we are in ${name}`, `our office is in ${name}`, `and in ${name}`]) learn(read(said));
  for (const { name } of pricing.plans) for (const said of [`and ${name}`, `now the same on ${name}`, `${name} for 20`]) learn(read(said));
  for (const { name } of pricing.calculatorAddOns) for (const said of [name, `drop the ${name}`, `take the ${name} out`, `add ${name}`, `without ${name}`]) learn(read(said));

  // What stands in one message alone teaches nothing.
  const { places, count } = placesOfSeveral(rows);
  const rowsOfSeveral = rows.map((row) => placed(row, places));
  const weights = new Float32Array(classes * count);
  const squares = new Float32Array(classes * count).fill(0.001);
  const biases = new Float64Array(classes);
  const shares = new Float64Array(classes);

  /** How much speaks for each class, as shares of one, in `shares`. */
  function look(row: Int32Array) {
    shares.fill(0);
    for (let index = 0; index < row.length; index++) {
      const at = (row[index] as number) * classes;
      for (let kind = 0; kind < classes; kind++) shares[kind] = (shares[kind] as number) + (weights[at + kind] as number);
    }
    const share = 1 / Math.sqrt(row.length);
    let highest = -Infinity;
    for (let kind = 0; kind < classes; kind++) {
      const sum = (shares[kind] as number) * share + (biases[kind] as number);
      shares[kind] = sum;
      if (sum > highest) highest = sum;
    }
    let all = 0;
    for (let kind = 0; kind < classes; kind++) all += shares[kind] = Math.exp((shares[kind] as number) - highest);
    for (let kind = 0; kind < classes; kind++) shares[kind] = (shares[kind] as number) / all;
  }

  const order = Int32Array.from(rows.keys());
  const next = makeRandom(12_345);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (let turn = 0; turn < order.length; turn++) {
      const row = rowsOfSeveral[order[turn] as number] as Int32Array;
      if (row.length === 0) continue;
      const kind = kinds[order[turn] as number] as number;
      look(row);
      const share = 1 / Math.sqrt(row.length);
      for (let other = 0; other < classes; other++) {
        const off = (shares[other] as number) - (other === kind ? 1 : 0);
        if (off < learnt && off > -learnt) continue;
        biases[other] = (biases[other] as number) - rateOfBias * off;
        const step = off * share;
        for (let index = 0; index < row.length; index++) {
          const at = (row[index] as number) * classes + other;
          const square = (squares[at] as number) + step * step;
          squares[at] = square;
          weights[at] = (weights[at] as number) - (rate * step) / Math.sqrt(square);
        }
      }
    }
  }

  return (words) => {
    const row = placed(features(words, false), places);
    // Another language is none that examples are listed in.
    if (row.length === 0 || words.filter(features.knows).length < words.length / 2) return nothing;
    look(row);
    return Object.fromEntries(known.map((kind) => {
      const share = shares[pressingKinds.indexOf(kind) + 1] as number;
      return [kind, Math.log(Math.max(share, Number.MIN_VALUE) / Math.max(1 - share, Number.MIN_VALUE))];
    }));
  };
}

/** Gives the numbers of the words of a row and of their pairs, each once; words that have not been learnt have none. */
function makeFeatures(): ((words: readonly string[], learns: boolean) => Int32Array) & { knows(word: string): boolean } {
  const ids = new Map<string, number>();
  const seen = new Uint32Array(1 << bits);
  let turn = 0;
  const features = (words: readonly string[], learns: boolean) => {
    const found: number[] = [];
    turn += 1;
    const add = (place: number) => {
      if (seen[place] === turn) return;
      seen[place] = turn;
      found.push(place);
    };
    // 0 stands for the beginning and the end.
    let last = 0;
    for (let index = 0; index < words.length && index < mostWords; index++) {
      const word = isFigure(words[index] as string) ? '#' : (words[index] as string);
      let id = ids.get(word);
      if (id === undefined && learns) {
        id = ids.size + 1;
        ids.set(word, id);
      }
      if (id !== undefined) {
        add(id);
        if (last >= 0) add(pairOf(last, id));
      }
      last = id ?? -1;
    }
    if (last >= 0) add(pairOf(last, 0));
    return Int32Array.from(found);
  };
  return Object.assign(features, { knows: (word: string) => isFigure(word) || ids.has(word) });
}

const isFigure = (word: string) => word.charCodeAt(0) <= 57 && word !== '24' && /^\d+$/.test(word);

/** The place of a pair of words among all. */
function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - bits);
}

function shuffle(order: Int32Array, next: () => number) {
  for (let index = order.length - 1; index > 0; index--) {
    const other = next() % (index + 1);
    const moved = order[index] as number;
    order[index] = order[other] as number;
    order[other] = moved;
  }
}

/** A place for each feature that stands in more than one row, from 1, and 0 for the others; and how many there are with it. */
function placesOfSeveral(rows: readonly Int32Array[]): { places: Int32Array; count: number } {
  const places = new Int32Array(1 << bits);
  for (const row of rows) {
    for (let index = 0; index < row.length; index++) {
      const feature = row[index] as number;
      places[feature] = (places[feature] as number) + 1;
    }
  }
  let count = 1;
  for (let feature = 0; feature < places.length; feature++) places[feature] = (places[feature] as number) > 1 ? count++ : 0;
  return { places, count };
}

/** The places of a row's features, without those that have none. */
function placed(row: Int32Array, places: Int32Array): Int32Array {
  const found = new Int32Array(row.length);
  let count = 0;
  for (let index = 0; index < row.length; index++) {
    const place = places[row[index] as number] as number;
    if (place > 0) found[count++] = place;
  }
  return found.subarray(0, count);
}

/** Numbers without a pattern, the same each time. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
}
