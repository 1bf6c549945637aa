import type { ComparedPage } from './compare.ts';
import { pairsOfPath } from './missingPairs.ts';

export const limits = {
  /** What a page may share with the one most like it. */
  nearest: 0.5,
  /** What half of the pages may share with the one most like each. */
  median: 0.35,
  /** Words of its own on the page of a service for a trade, in a place or both. */
  own: 350,
};

const combination = /^serviceIn/;

/** Which pages say too little of their own, one sentence each. Combination pages whose facts nobody has written are `missing`'s to name. */
export function findFaults(pages: readonly ComparedPage[], missing: readonly string[]): string[] {
  const unwritten = new Set(missing);
  const judged = pages.filter(
    ({ kind, path }) => !combination.test(kind) || pairsOfPath(path).every((pair) => !unwritten.has(pair)),
  );
  const median = medianOf(judged.map(({ nearest }) => nearest.resemblance));
  return [
    ...judged
      .filter(({ nearest }) => nearest.resemblance > limits.nearest)
      .map(
        ({ path, nearest }) =>
          `${path} shares ${nearest.resemblance.toFixed(2)} with ${nearest.path}; at most ${limits.nearest.toFixed(2)}.`,
      ),
    ...(median > limits.median
      ? [
          `Half of the pages share ${median.toFixed(2)} or more with the page nearest to them; at most ${limits.median}.`,
        ]
      : []),
    ...judged
      .filter(({ kind, own }) => combination.test(kind) && own < limits.own)
      .map(({ path, own }) => `${path} has ${own} words of its own; at least ${limits.own}.`),
  ];
}

/** The value in the middle; 0 of none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
