/** The ways to ask for all targets, as rows of tokens; those of one target stand one after the other. */
export interface Ways {
  /** For each token the rows that hold it, ascending, and what it weighs. */
  postings: readonly (readonly number[])[];
  weights: Float64Array;
  /** For each row its target, and the length of its weights. */
  targetOf: readonly number[];
  lengths: Float64Array;
  targets: number;
}

/** What is added to each count, so that a word no way to ask for a target holds is unlikely there and not impossible. */
const smoothing = 0.1;
/** How much each of them counts beside the likest ways. */
const ofCentroid = 0.6;
const ofOdds = 0.04;

/**
 * What the ways to ask for a target have in common: how like a question is to all of them together (their centroid), and how much likelier its words are there than
 * elsewhere (complement naive Bayes, with weights of one length for each target; Rennie and others, 2003). Single ways are alike by chance, targets less so.
 */
export function makeProfiles({ postings, weights, targetOf, lengths, targets }: Ways): (tokens: readonly number[], length: number) => Float64Array {
  const rows = targetOf.length;
  const sizes = new Float64Array(targets);
  for (const target of targetOf) sizes[target] = (sizes[target] as number) + 1;

  // What is held for each token: the targets that have it, how much it counts in their centroid, and how much more it tells than its absence.
  const begins = new Int32Array(postings.length + 1);
  const of: number[] = [];
  const sums: number[] = [];
  const odds: number[] = [];
  const norms = new Float64Array(targets);
  const reaches = new Float64Array(targets);
  const absent = Float64Array.from(sizes, (size) => Math.log((smoothing * (rows - size + 2 * smoothing)) / (size + 2 * smoothing)));
  const common = Float64Array.from(postings, ({ length }) => Math.log(length + smoothing));
  const times = new Map<number, number>();
  for (const value of common) times.set(value, (times.get(value) ?? 0) + 1);
  const values = [...times];
  for (let target = 0; target < targets; target++) {
    let reach = 0;
    for (const [value, found] of values) reach += found * Math.abs((absent[target] as number) - value);
    reaches[target] = reach;
  }

  postings.forEach((list, token) => {
    for (let index = 0; index < list.length;) {
      const target = targetOf[list[index] as number] as number;
      let count = 0;
      let sum = 0;
      for (; index < list.length && targetOf[list[index] as number] === target; index++) {
        count += 1;
        sum += (weights[token] as number) / (lengths[list[index] as number] as number);
      }
      const size = sizes[target] as number;
      const present = Math.log(((count + smoothing) * (rows - size + 2 * smoothing)) / ((size + 2 * smoothing) * (list.length - count + smoothing)));
      const without = (absent[target] as number) - (common[token] as number);
      of.push(target);
      sums.push(sum);
      odds.push(present - without);
      norms[target] = (norms[target] as number) + sum * sum;
      reaches[target] = (reaches[target] as number) + Math.abs(present) - Math.abs(without);
    }
    begins[token + 1] = of.length;
  });
  const targetsOfTokens = Int32Array.from(of);
  const shares = Float64Array.from(sums, (sum, index) => sum / Math.sqrt(norms[of[index] as number] as number));
  const tells = Float64Array.from(odds, (value, index) => value / (reaches[of[index] as number] as number));

  return (tokens, length) => {
    const centroid = new Float64Array(targets);
    const odds = new Float64Array(targets);
    let all = 0;
    let usual = 0;
    for (const token of tokens) {
      const weight = (weights[token] as number) / length;
      all += weight;
      usual += weight * (common[token] as number);
      for (let index = begins[token] as number; index < (begins[token + 1] as number); index++) {
        const target = targetsOfTokens[index] as number;
        centroid[target] = (centroid[target] as number) + weight * (shares[index] as number);
        odds[target] = (odds[target] as number) + weight * (tells[index] as number);
      }
    }
    let mean = 0;
    for (let target = 0; target < targets; target++) {
      odds[target] = (odds[target] as number) + ((absent[target] as number) * all - usual) / (reaches[target] as number);
      mean += (odds[target] as number) / targets;
    }
    let spread = 0;
    for (const value of odds) spread += (value - mean) ** 2;
    spread = Math.sqrt(spread / targets) || 1;
    return odds.map((value, target) => ofCentroid * (centroid[target] as number) + (ofOdds * (value - mean)) / spread);
  };
}
