/** Examples in random order go by so many times; more teach the examples and not the kinds. */
const rounds = 2;
const rate = 0.6;
const rateOfBias = 0.02;
/** An example that is known so well teaches nothing more. */
const learnt = 0.02;

/**
 * Learns to tell classes apart by examples, each a row of numbered features below `features` of which a few are present: multinomial logistic regression by AdaGrad (Duchi and others, 2011), in the
 * same order each time. Gives the shares of the classes for a row, of one together, until it is asked again; undefined for a row of which nothing was learnt.
 */
export function learnClasses(rows: readonly Int32Array[], kinds: readonly number[], classes: number, features: number): (row: Int32Array) => Float64Array | undefined {
  // A feature of one example alone teaches nothing.
  const { places, count } = placesOfSeveral(rows, features);
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

  return (given) => {
    const row = placed(given, places);
    if (row.length === 0) return undefined;
    look(row);
    return shares;
  };
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
function placesOfSeveral(rows: readonly Int32Array[], features: number): { places: Int32Array; count: number } {
  const places = new Int32Array(features);
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
