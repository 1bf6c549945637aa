import type { Rows } from '../understand/vocabulary.ts';

/** Examples in random order go by so many times; more teach the examples and not the kinds. */
const rounds = 2;
const rate = 0.6;
const rateOfBias = 0.02;
/** An example that is known so well teaches nothing more. */
const learnt = 0.02;
/** One that was known so well when it came by need not come by again. */
const settled = 0.05;

/**
 * Learns to tell classes apart by examples, each a row of numbered features below `features` of which a few are present: multinomial logistic regression by AdaGrad (Duchi and others, 2011), in the
 * same order each time. Gives the shares of the classes for the features of an example, of one together, until it is asked again; undefined where nothing was learnt of any of them.
 */
export function learnClasses(
  rows: Rows,
  kinds: readonly number[],
  classes: number,
  features: number,
): (given: Int32Array) => Float64Array | undefined {
  // A feature of one example alone teaches nothing.
  const { places, count } = placesOfSeveral(rows, features);
  const { numbers, begins } = placed(rows, places);
  const weights = new Float32Array(classes * count);
  const squares = new Float32Array(classes * count).fill(0.001);
  const biases = new Float64Array(classes);
  const shares = new Float64Array(classes);

  /** How much speaks for each class, as shares of one, in `shares`: of the features from one place to before another. */
  function look(row: Int32Array, from: number, to: number) {
    shares.fill(0);
    for (let index = from; index < to; index++) {
      const at = (row[index] as number) * classes;
      for (let kind = 0; kind < classes; kind++)
        shares[kind] = (shares[kind] as number) + (weights[at + kind] as number);
    }
    const share = 1 / Math.sqrt(to - from);
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

  const isSettled = new Uint8Array(kinds.length);
  for (let round = 0; round < rounds; round++) {
    const order = mixed(rows, round);
    for (let turn = 0; turn < order.length; turn++) {
      const number = order[turn] as number;
      if (isSettled[number] === 1) continue;
      const from = begins[number] as number;
      const to = begins[number + 1] as number;
      if (from === to) continue;
      const kind = kinds[number] as number;
      look(numbers, from, to);
      if (1 - (shares[kind] as number) < settled) isSettled[number] = 1;
      const share = 1 / Math.sqrt(to - from);
      for (let other = 0; other < classes; other++) {
        const off = (shares[other] as number) - (other === kind ? 1 : 0);
        if (off < learnt && off > -learnt) continue;
        biases[other] = (biases[other] as number) - rateOfBias * off;
        const step = off * share;
        for (let index = from; index < to; index++) {
          const at = (numbers[index] as number) * classes + other;
          const square = (squares[at] as number) + step * step;
          squares[at] = square;
          weights[at] = (weights[at] as number) - (rate * step) / Math.sqrt(square);
        }
      }
    }
  }

  return (given) => {
    const row = given.map((feature) => places[feature] as number).filter((place) => place > 0);
    if (row.length === 0) return undefined;
    look(row, 0, row.length);
    return shares;
  };
}

/** The numbers of rows in an order without a pattern, another in each round. A row has its place by what it holds, so that one more leaves the others in their order. */
function mixed({ numbers, begins }: Rows, round: number): Float64Array {
  const places = new Float64Array(begins.length - 1);
  for (let row = 0; row < places.length; row++) {
    let hash = 0x811c9dc5 + round;
    for (let index = begins[row] as number; index < (begins[row + 1] as number); index++)
      hash = Math.imul(hash ^ (numbers[index] as number), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    places[row] = ((hash ^ (hash >>> 13)) >>> 0) * places.length + row;
  }
  return places.sort().map((place) => place % places.length);
}

/** A place for each feature that stands in more than one row, from 1, and 0 for the others; and how many there are with it. */
function placesOfSeveral({ numbers }: Rows, features: number): { places: Int32Array; count: number } {
  const places = new Int32Array(features);
  for (let index = 0; index < numbers.length; index++) {
    const feature = numbers[index] as number;
    places[feature] = (places[feature] as number) + 1;
  }
  let count = 1;
  for (let feature = 0; feature < places.length; feature++)
    places[feature] = (places[feature] as number) > 1 ? count++ : 0;
  return { places, count };
}

/** The rows with the places of their features, without those that have none. */
function placed({ numbers: given, begins: from }: Rows, places: Int32Array): Rows {
  const numbers = new Int32Array(given.length);
  const begins = new Int32Array(from.length);
  let end = 0;
  for (let row = 0; row + 1 < from.length; row++) {
    for (let index = from[row] as number; index < (from[row + 1] as number); index++) {
      const place = places[given[index] as number] as number;
      if (place > 0) numbers[end++] = place;
    }
    begins[row + 1] = end;
  }
  return { numbers, begins };
}
