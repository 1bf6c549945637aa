import type { LeadState } from '../db/ownerTables.ts';
import type { Lead } from '../db/tables.ts';

/** That of a request; a booked call is neither new nor answered by anybody. */
export type ListedState = LeadState | 'booked' | 'callCancelled';

/** How many requests a filter finds in whichever state, and how many its words find besides. */
export interface FoundCounts {
  states: Record<ListedState, number>;
  overdue: number;
  /** By the words, whatever else narrows the list. */
  words: { listed: number; spam: number; heldBack: number };
}

/** Rows of what words find that are alike. */
type CountedRow = Pick<Lead, 'status' | 'page'> & {
  state: ListedState;
  inside: number;
  late: number;
  count: number;
};

/** What is found, and the pages that most of it came from. */
interface Summed {
  found: FoundCounts;
  pages: { page: string | null; count: number }[];
}

export function sumUp(rows: readonly CountedRow[]): Summed {
  const found: FoundCounts = {
    states: { new: 0, booked: 0, callCancelled: 0, answered: 0, won: 0, lost: 0, spam: 0 },
    overdue: 0,
    words: { listed: 0, spam: 0, heldBack: 0 },
  };
  const pages = new Map<string | null, number>();
  for (const { status, state, page, count, inside, late } of rows) {
    found.words[status === 'quarantined' ? 'heldBack' : state === 'spam' ? 'spam' : 'listed'] += count;
    if (status === 'quarantined' || !inside) continue;
    found.states[state] += count;
    if (state === 'spam') continue;
    if (late) found.overdue += count;
    pages.set(page, (pages.get(page) ?? 0) + count);
  }
  const most = [...pages].sort(([a, of], [b, other]) => other - of || (a ?? '').localeCompare(b ?? '')).slice(0, 3);
  return { found, pages: most.map(([page, count]) => ({ page, count })) };
}
