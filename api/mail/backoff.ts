const hour = 60 * 60_000;
const patienceMs = 3 * 24 * hour;

export interface Backoff {
  /** Milliseconds until the second try; doubled for each further one. */
  firstMs?: number;
  /** The most, however many tries were made. */
  mostMs?: number;
}

/** The longest wait for a notice to the owner: while a relay is away nobody hears of new requests. */
export const ownerMostMs = hour;

/** Milliseconds until the next try after so many; up to 20 % more or less, so that many do not come at once. */
export function backoffMs(
  attempts: number,
  random: () => number = Math.random,
  { firstMs = 30_000, mostMs = 6 * hour }: Backoff = {},
): number {
  return Math.min(mostMs, Math.round(plain(attempts, firstMs, mostMs) * (0.8 + 0.4 * random())));
}

/**
 * Whether so many tries have gone on for 3 days. Counted by tries, not by the calendar: a message that waited while
 * nothing ran gets its whole time.
 */
export function isGivenUp(attempts: number, { firstMs = 30_000, mostMs = 6 * hour }: Backoff = {}): boolean {
  let triedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt++) triedMs += plain(attempt, firstMs, mostMs);
  return triedMs >= patienceMs;
}

const plain = (attempts: number, firstMs: number, mostMs: number) => Math.min(mostMs, firstMs * 2 ** (attempts - 1));
