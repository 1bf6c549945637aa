import { type PressingKind, pressingKinds } from '../../../data/schema/assistant.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
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
const rounds = 2;
const rate = 0.6;
const rateOfBias = 0.02;
/** An example that is known so well teaches nothing more. */
const learnt = 0.02;
const mostWords = 70;
const nothing: Pressing = {};
/** In place of the number of a word that nobody listed. */
const unknown = -1;

/**
 * Learns to tell what goes before any question (an alarm, what is refused, the wish for a person, a complaint) from the messages that the records list:
 * logistic regression over words and pairs of neighbouring words, by AdaGrad (Duchi and others, 2011), in the same order each time.
 */
export function makePressing({ assistant: { pressing, examples }, locations, pricing }: Pick<Site, 'assistant' | 'locations' | 'pricing'>, passages: readonly SitePassage[], vocabulary: Vocabulary): (words: readonly string[]) => Pressing {
  const known = pressingKinds.filter((kind) => (pressing[kind]?.is.length ?? 0) >= leastExamples);
  if (known.length === 0) return () => nothing;
  const features = makeFeatures(vocabulary);
  const rows: Int32Array[] = [];
  const kinds: number[] = [];
  /** Learns of every so-manyth message what kind it is. */
  function learn(messages: readonly string[], kind = 0, every = 1, but: ReadonlySet<string> = new Set()) {
    const { numbers, begins } = vocabulary.read(messages);
    for (let index = 0; index < messages.length; index += every) {
      if (but.has(messages[index] as string)) continue;
      rows.push(features(numbers.subarray(begins[index], begins[index + 1])));
      kinds.push(kind);
    }
  }
  pressingKinds.forEach((kind, index) => {
    const { is = [], only = [] } = pressing[kind] ?? {};
    learn(is, index + 1);
    learn(examples[kind] ?? [], index + 1);
    learn(only);
  });
  for (const [intent, ways] of Object.entries(examples)) if (!pressingKinds.some((kind) => kind === intent)) learn(ways);
  // What alarms is told to ask for something as well.
  const alarming = new Set(pressing.emergency?.is);
  for (const { also = [] } of passages) learn(also, 0, everyWay, alarming);
  // What is said of places and quotes is short, and tells of nothing that happens.
  learn([
    ...locations.flatMap(({ name }) => [name, `we are in ${name}`, `our office is in ${name}`, `and in ${name}`]), ...pricing.plans.flatMap(({ name }) => [`and ${name}`, `now the same on ${name}`, `${name} for 20`]),
    ...pricing.calculatorAddOns.flatMap(({ name }) => [name, `drop the ${name}`, `take the ${name} out`, `add ${name}`, `without ${name}`]),
  ]);

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
    const numbers = Int32Array.from(words.slice(0, mostWords), (word) => vocabulary.numberOf(word) ?? unknown);
    const row = placed(features(numbers), places);
    // Another language is none that examples are listed in.
    if (row.length === 0 || numbers.filter((number) => number === unknown).length > numbers.length / 2) return nothing;
    look(row);
    return Object.fromEntries(known.map((kind) => {
      const share = shares[pressingKinds.indexOf(kind) + 1] as number;
      return [kind, Math.log(Math.max(share, Number.MIN_VALUE) / Math.max(1 - share, Number.MIN_VALUE))];
    }));
  };
}

/** Gives the features of a row of words: the words themselves and pairs of neighbours, each once; all figures but "24" are one. */
function makeFeatures({ words }: Vocabulary): (row: Int32Array) => Int32Array {
  const isFigure = Uint8Array.from(words, (word) => (/^\d+$/.test(word) && word !== '24' ? 1 : 0));
  const seen = new Uint32Array(1 << bits);
  let turn = 0;
  return (row) => {
    const found = new Int32Array(2 * row.length + 1);
    let count = 0;
    turn += 1;
    const add = (feature: number) => {
      if (seen[feature] === turn) return;
      seen[feature] = turn;
      found[count++] = feature;
    };
    // 0 stands for the beginning and the end, 1 for a figure.
    let last = 0;
    for (let index = 0; index < row.length && index < mostWords; index++) {
      const number = row[index] as number;
      if (number === unknown) {
        last = unknown;
        continue;
      }
      const id = isFigure[number] === 1 ? 1 : number + 2;
      add(id);
      if (last !== unknown) add(pairOf(last, id));
      last = id;
    }
    if (last !== unknown) add(pairOf(last, 0));
    return found.slice(0, count);
  };
}

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
