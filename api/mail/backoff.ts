const hourMs = 60 * 60_000;
const retryForMs = 3 * 24 * hourMs;

export interface Backoff {
  /** Milliseconds between the first and the second attempt; doubled for each further one. */
  firstMs?: number;
  /** Upper limit of the wait. */
  maxMs?: number;
}

/** The longest wait for a mail to a visitor, whose mailbox may be at its limit of a day; and for the list server. */
export const visitorMaxMs = 24 * hourMs;
/** The longest wait for a notice to the owner: until it is sent nobody knows of a request. */
export const ownerMaxMs = hourMs;

/** Milliseconds until the next attempt after so many; with up to 20 % of jitter, so that many retries do not coincide. */
export function backoffMs(
  attempts: number,
  random: () => number = Math.random,
  { firstMs = 30_000, maxMs = 6 * hourMs }: Backoff = {},
): number {
  return Math.min(maxMs, Math.round(withoutJitter(attempts, firstMs, maxMs) * (0.8 + 0.4 * random())));
}

/**
 * Whether the waits of so many attempts add up to 3 days. Counted by attempts, not by the calendar: a message that waited while
 * no process ran gets all its attempts.
 */
export function isGivenUp(attempts: number, { firstMs = 30_000, maxMs = 6 * hourMs }: Backoff = {}): boolean {
  let waitedMs = 0;
  for (let attempt = 1; attempt < attempts; attempt++) waitedMs += withoutJitter(attempt, firstMs, maxMs);
  return waitedMs >= retryForMs;
}

const withoutJitter = (attempts: number, firstMs: number, maxMs: number) =>
  Math.min(maxMs, firstMs * 2 ** (attempts - 1));
