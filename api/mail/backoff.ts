const mostMs = 6 * 60 * 60_000;
const patienceMs = 3 * 24 * 60 * 60_000;

/** Milliseconds until the next try after so many: from `firstMs`, doubled each time, up to 6 hours; up to 20 % more or less, so that many do not come at once. */
export function backoffMs(attempts: number, random: () => number = Math.random, firstMs = 30_000): number {
  return Math.min(mostMs, Math.round(plain(attempts, firstMs) * (0.8 + 0.4 * random())));
}

/**
 * Whether so many tries have gone on for 3 days. Counted by tries, not by the calendar: a message that waited while
 * nothing ran gets its whole time.
 */
export function isGivenUp(attempts: number, firstMs = 30_000): boolean {
  let triedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt++) triedMs += plain(attempt, firstMs);
  return triedMs >= patienceMs;
}

const plain = (attempts: number, firstMs: number) => Math.min(mostMs, firstMs * 2 ** (attempts - 1));
