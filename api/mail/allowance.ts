import type { Moment, OutboxItem } from '../db/tables.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Mails to one mailbox within 24 hours, of all kinds. */
const mostInDay = 5;

/** A mail that was written to a mailbox. */
export interface CountedMail {
  /** Its id in the outbox. */
  id: string;
  kind: OutboxItem['kind'];
  /** When it was sent, or may first be sent. */
  at: Moment;
  /** Whether it is still to be sent. */
  waits?: boolean;
}

/**
 * When one more mail of a kind may leave for a mailbox: an hour after the last of its kind, and five a day over all
 * kinds. Undefined while one of the kind is still to be sent: it will say the same, and otherwise an attacker could
 * queue mail for a year.
 */
export function allowedAt(kind: OutboxItem['kind'], now: Moment, counted: readonly CountedMail[]): Moment | undefined {
  const alike = counted.filter((mail) => mail.kind === kind);
  if (alike.some(({ at, waits }) => waits || at > now)) return undefined;
  const earliest = Math.max(now, ...alike.map(({ at }) => at + hour));
  // What should have left and did not leaves now at the earliest.
  const times = counted.map(({ at, waits }) => (waits ? Math.max(at, now) : at));
  const candidates = [earliest, ...times.map((at) => at + day)].filter((at) => at >= earliest);
  return candidates.toSorted((a, b) => a - b).find((at) => fits(at, [...times, at]));
}

/** Whether no 24 hours around a moment hold too many. */
function fits(moment: Moment, times: readonly Moment[]): boolean {
  const starts = times.filter((at) => at <= moment && at > moment - day);
  return starts.every((start) => times.filter((at) => at >= start && at < start + day).length <= mostInDay);
}

/** Whether a mail may still matter for the next one. */
export const counts = ({ at, waits }: CountedMail, now: Moment): boolean => waits === true || at > now - day;
