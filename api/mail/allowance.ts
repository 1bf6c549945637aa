import type { Moment, OutboxMessage } from '../db/tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Mails to one mailbox within 24 hours, of all kinds. */
const maxPerDay = 5;

/** A mail that was written to a mailbox. */
export interface CountedMail {
  /** Its id in the outbox. */
  id: string;
  kind: OutboxMessage['kind'];
  /** When it was sent, or may first be sent. */
  at: Moment;
  /** Whether it has not been sent yet. */
  isQueued?: boolean;
}

/**
 * When one more mail of a kind may leave for a mailbox: an hour after the last of its kind, and five a day over all
 * kinds. Undefined while one of the kind is still to be sent: it will say the same, and otherwise an attacker could
 * queue mail for a year.
 */
export function allowedAt(
  kind: OutboxMessage['kind'],
  now: Moment,
  counted: readonly CountedMail[],
): Moment | undefined {
  const alike = counted.filter((mail) => mail.kind === kind);
  if (alike.some(({ at, isQueued }) => isQueued || at > now)) return undefined;
  const earliest = Math.max(now, ...alike.map(({ at }) => at + hourMs));
  // An overdue mail will be sent now at the earliest.
  const times = counted.map(({ at, isQueued }) => (isQueued ? Math.max(at, now) : at));
  const candidates = [earliest, ...times.map((at) => at + dayMs)].filter((at) => at >= earliest);
  return candidates.toSorted((a, b) => a - b).find((at) => fits(at, [...times, at]));
}

/** Whether no 24 hours that include a moment exceed the limit. */
function fits(moment: Moment, times: readonly Moment[]): boolean {
  const starts = times.filter((at) => at <= moment && at > moment - dayMs);
  return starts.every((start) => times.filter((at) => at >= start && at < start + dayMs).length <= maxPerDay);
}

/** Whether a mail still counts towards the limits of the next one. */
export const isCounted = ({ at, isQueued }: CountedMail, now: Moment): boolean =>
  // Past a day's wait it was noted by a clock that was ahead.
  isQueued === true || (at > now - dayMs && at <= now + dayMs);
