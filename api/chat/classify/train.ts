import { dimension, type Features } from './features.ts';

export interface Example {
  features: Features;
  /** Index of the intent. */
  intent: number;
  /** Whether the example is one of another intent than `intent`, whichever. */
  counter?: boolean;
}

/** A linear model: the weight of a feature for an intent is `weights[position * intents + intent] * scales[intent]`. */
export interface LinearModel {
  intents: number;
  weights: Float32Array | Int8Array;
  scales: Float32Array;
}

const settings = { epochs: 5, averagedFrom: 1, perEpoch: 4, rate: 0.6, minGradient: 0.004 };

/**
 * Trains a multinomial logistic regression by AdaGrad; deterministic for the same examples in the same order. The weights are
 * the mean of those at several points of each epoch but the first: the last ones alone depend on which examples happened to come last.
 */
export function train(examples: readonly Example[], intents: number): LinearModel {
  const weights = new Float32Array(dimension * intents);
  const squares = new Float32Array(dimension * intents);
  const sums = new Float32Array(dimension * intents);
  const scales = new Float32Array(intents).fill(1);
  const probabilities = new Float32Array(intents);
  const activeIntents = new Uint16Array(intents);
  const gradients = new Float32Array(intents);
  const counts = new Float32Array(intents);
  for (const { intent } of examples) counts[intent] = (counts[intent] ?? 0) + 1;
  // Rare intents count more, by the root of how rare they are.
  const mean = examples.length / intents;
  const importance = counts.map((count) => Math.min(2.5, Math.sqrt(mean / Math.max(1, count))));
  const order = Uint32Array.from(examples.keys());
  const random = makeRandom(20_251);
  const part = Math.max(1, Math.floor(order.length / settings.perEpoch));
  let averaged = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    for (const [step, position] of order.entries()) {
      if (epoch >= settings.averagedFrom && step % part === part - 1) {
        addTo(sums, weights);
        averaged += 1;
      }
      const { features, intent, counter } = examples[position] as Example;
      predictInto(probabilities, { intents, weights, scales }, features);
      // The gradient of -log p, and for a counter-example that of -log (1 - p).
      const own = probabilities[intent] ?? 0;
      const scale = (importance[intent] ?? 1) * (counter ? -Math.min(10, own / Math.max(1e-3, 1 - own)) : 1);
      // Intents with a negligible gradient, which are most of them, are skipped.
      let active = 0;
      for (let k = 0; k < intents; k++) {
        const gradient = scale * ((probabilities[k] as number) - (k === intent ? 1 : 0));
        if (Math.abs(gradient) < settings.minGradient) continue;
        activeIntents[active] = k;
        gradients[active] = gradient;
        active += 1;
      }
      const { indexes, values } = features;
      for (let at = 0; at < indexes.length; at++) {
        const from = (indexes[at] as number) * intents;
        const value = values[at] as number;
        for (let index = 0; index < active; index++) {
          const gradient = (gradients[index] as number) * value;
          const slot = from + (activeIntents[index] as number);
          const sum = (squares[slot] as number) + gradient * gradient;
          squares[slot] = sum;
          weights[slot] = (weights[slot] as number) - (settings.rate * gradient) / (Math.sqrt(sum) + 1e-3);
        }
      }
    }
  }
  return { intents, weights: sums.map((sum) => sum / Math.max(1, averaged)), scales };
}

function addTo(sums: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[at] as number);
}

/** Writes the probability of each intent into `target`. */
export function predictInto(target: Float32Array, model: LinearModel, features: Features, temperature = 1): void {
  scoreInto(target, model, features);
  probabilitiesInto(target, target, temperature);
}

/** Writes the score of each intent into `target`: the sum of its weights. */
export function scoreInto(
  target: Float32Array,
  { intents, weights, scales }: LinearModel,
  { indexes, values }: Features,
): void {
  const length = indexes.length;
  target.fill(0);
  let at = 0;
  // Four features at a time, so that a sum is loaded and stored once for the four: training spends most of its time here.
  // Rounded after each, sums are the same as one by one.
  for (; at + 3 < length; at += 4) {
    const [a, b, c, d] = [indexes[at], indexes[at + 1], indexes[at + 2], indexes[at + 3]] as Row;
    const [va, vb, vc, vd] = [values[at], values[at + 1], values[at + 2], values[at + 3]] as Row;
    const [fromA, fromB, fromC, fromD] = [a * intents, b * intents, c * intents, d * intents];
    for (let k = 0; k < intents; k++) {
      let sum = Math.fround((target[k] as number) + (weights[fromA + k] as number) * va);
      sum = Math.fround(sum + (weights[fromB + k] as number) * vb);
      sum = Math.fround(sum + (weights[fromC + k] as number) * vc);
      target[k] = sum + (weights[fromD + k] as number) * vd;
    }
  }
  for (; at < length; at++) {
    const from = (indexes[at] as number) * intents;
    const value = values[at] as number;
    for (let k = 0; k < intents; k++) target[k] = (target[k] as number) + (weights[from + k] as number) * value;
  }
  for (let k = 0; k < intents; k++) target[k] = (target[k] as number) * (scales[k] as number);
}

type Row = [number, number, number, number];

/** Writes the probabilities of scores into `target`, which may be `scores`. */
export function probabilitiesInto(target: Float32Array, scores: Float32Array, temperature: number): void {
  const intents = scores.length;
  let highest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < intents; k++) highest = Math.max(highest, scores[k] as number);
  let sum = 0;
  for (let k = 0; k < intents; k++) {
    const power = Math.exp(((scores[k] as number) - highest) / temperature);
    target[k] = power;
    sum += power;
  }
  for (let k = 0; k < intents; k++) target[k] = (target[k] as number) / sum;
}

/** Mulberry32: the same numbers for the same seed. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const value = order[at] as number;
    order[at] = order[other] as number;
    order[other] = value;
  }
}
