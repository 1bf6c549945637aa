import { promisedMinutes } from '../../data/rules/facts/answerPromise.ts';
import type { LeadState } from '../../data/rules/owner/kept.ts';
import { makeDueAt } from '../../data/rules/hours/makeDueAt.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Moment } from '../db/tables.ts';

/** Everything older is overdue: a year without an opening hour is none. */
const searchedMs = 366 * 86_400_000;

/** How a request stands to what visitors are promised. */
interface Standing {
  /** Until when an answer is promised; undefined where none is. */
  due: Moment | undefined;
  /** Whether the answer came later, or has not come by then. */
  late: boolean;
}

interface Answerable {
  createdAt: Moment;
  answeredAt: Moment | null;
  state: LeadState;
}

/** Makes a function that tells until when what came at a moment is promised an answer; undefined where nothing is promised. */
function makeDue({ provider, claims }: Pick<Site, 'provider' | 'claims'>): ((at: Moment) => Moment) | undefined {
  const promised = promisedMinutes(claims);
  const dueAt = makeDueAt(provider.hours, provider.timezone);
  return promised === undefined ? undefined : (at) => dueAt(at, promised);
}

/** Compares requests with what visitors are promised, in opening hours. */
export function makePromise(site: Pick<Site, 'provider' | 'claims'>) {
  const dueAt = makeDue(site);
  return ({ createdAt, answeredAt, state }: Answerable, now: Moment): Standing => {
    const due = state === 'spam' ? undefined : dueAt?.(createdAt);
    return { due, late: due !== undefined && (answeredAt ?? now) > due };
  };
}

/** Until when a request has come that is overdue now, if nobody has answered it; undefined where nothing is promised. */
export function overdueUntil(site: Pick<Site, 'provider' | 'claims'>, now: Moment): Moment | undefined {
  const dueAt = makeDue(site);
  if (!dueAt) return undefined;
  // What came later is due no earlier, so the moment is found by halving.
  let [overdue, other] = [now - searchedMs, now];
  while (other - overdue > 1) {
    const middle = Math.floor((overdue + other) / 2);
    if (dueAt(middle) < now) overdue = middle;
    else other = middle;
  }
  return overdue;
}
