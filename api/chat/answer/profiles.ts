import type { Ways } from './ways.ts';

/** What is added to each count, so that a word no way to ask for a target holds is unlikely there and not impossible. */
const smoothing = 0.1;
/** How much each of them counts beside the likest ways. */
const ofCentroid = 0.6;
const ofOdds = 0.04;

/**
 * What the ways to ask for a target have in common: how like a question is to all of them together (their centroid), and how much likelier its words are there than
 * elsewhere (complement naive Bayes, with weights of one length for each target; Rennie and others, 2003). Single ways are like a question by chance, all of them less so.
 * Gives a score for each target from the tokens of a question and the length of their weights, until it is asked again.
 */
export function makeProfiles({
  targets,
  targetOf,
  rows,
  tokenBegins,
  weights,
  lengths,
}: Ways): (tokens: readonly number[], length: number) => Float64Array {
  const sizes = new Float64Array(targets);
  for (const target of targetOf) sizes[target] = (sizes[target] as number) + 1;
  const others = targetOf.length + 2 * smoothing;

  // How rare a word that a target lacks makes it, but for how common the word is elsewhere.
  const absent = sizes.map((size) => Math.log((smoothing * (others - size)) / (size + 2 * smoothing)));
  const common = weights.map((_, token) =>
    Math.log((tokenBegins[token + 1] as number) - (tokenBegins[token] as number) + smoothing),
  );
  const reaches = reachesOf(
    absent,
    common.filter((_, token) => (tokenBegins[token + 1] as number) > (tokenBegins[token] as number)),
  );

  // For each token the targets that have it, how much it counts in their centroid, and how much more it tells than its absence.
  const begins = new Int32Array(weights.length + 1);
  const of = new Int32Array(rows.length);
  const shares = new Float64Array(rows.length);
  const tells = new Float64Array(rows.length);
  const norms = new Float64Array(targets);
  let end = 0;
  for (let token = 0; token < weights.length; token++) {
    const last = tokenBegins[token + 1] as number;
    const found = last - (tokenBegins[token] as number);
    for (let index = tokenBegins[token] as number; index < last; ) {
      const target = targetOf[rows[index] as number] as number;
      const before = index;
      let share = 0;
      for (; index < last && targetOf[rows[index] as number] === target; index++)
        share += (weights[token] as number) / (lengths[rows[index] as number] as number);
      const count = index - before;
      const size = sizes[target] as number;
      const present = Math.log(
        ((count + smoothing) * (others - size)) / ((size + 2 * smoothing) * (found - count + smoothing)),
      );
      const without = (absent[target] as number) - (common[token] as number);
      of[end] = target;
      shares[end] = share;
      tells[end] = present - without;
      norms[target] = (norms[target] as number) + share * share;
      reaches[target] = (reaches[target] as number) + Math.abs(present) - Math.abs(without);
      end += 1;
    }
    begins[token + 1] = end;
  }
  for (let index = 0; index < end; index++) {
    const target = of[index] as number;
    shares[index] = (shares[index] as number) / Math.sqrt(norms[target] as number);
    tells[index] = (tells[index] as number) / (reaches[target] as number);
  }

  // One question at a time is looked at, in the same places each time.
  const centroid = new Float64Array(targets);
  const odds = new Float64Array(targets);
  return (tokens, length) => {
    centroid.fill(0);
    odds.fill(0);
    let all = 0;
    let usual = 0;
    for (const token of tokens) {
      const weight = (weights[token] as number) / length;
      all += weight;
      usual += weight * (common[token] as number);
      for (let index = begins[token] as number; index < (begins[token + 1] as number); index++) {
        const target = of[index] as number;
        centroid[target] = (centroid[target] as number) + weight * (shares[index] as number);
        odds[target] = (odds[target] as number) + weight * (tells[index] as number);
      }
    }
    let mean = 0;
    for (let target = 0; target < targets; target++) {
      odds[target] =
        (odds[target] as number) + ((absent[target] as number) * all - usual) / (reaches[target] as number);
      mean += (odds[target] as number) / targets;
    }
    let spread = 0;
    for (let target = 0; target < targets; target++) spread += ((odds[target] as number) - mean) ** 2;
    spread = Math.sqrt(spread / targets) || 1;
    for (let target = 0; target < targets; target++)
      odds[target] = ofCentroid * (centroid[target] as number) + (ofOdds * ((odds[target] as number) - mean)) / spread;
    return odds;
  };
}

/** For each target what all words would tell that it lacks, by amount. */
function reachesOf(absent: Float64Array, common: Float64Array): Float64Array {
  const times = new Map<number, number>();
  for (const value of common) times.set(value, (times.get(value) ?? 0) + 1);
  const values = Float64Array.from(times.keys());
  const counts = Float64Array.from(times.values());
  return absent.map((of) => {
    let reach = 0;
    for (let index = 0; index < values.length; index++)
      reach += (counts[index] as number) * Math.abs(of - (values[index] as number));
    return reach;
  });
}
