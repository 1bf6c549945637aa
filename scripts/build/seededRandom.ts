/** Pseudo-random numbers that depend on their seed alone. */
export interface SeededRandom {
  /** A number from 0 below 1. */
  next(): number;
  /** A whole number from 0 below `count`. */
  below(count: number): number;
}

/** Mulberry32, for a text seeded with its FNV-1a hash. Written here, because Math.random cannot be seeded. */
export function seededRandom(seed: number | string): SeededRandom {
  let state = typeof seed === 'number' ? seed : hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (count) => Math.floor(next() * count) };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
