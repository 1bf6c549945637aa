import type { Moment } from '../db/tables.ts';

/** A path of the site; any other text of a request may be a stranger's words, and is in no mail. */
export type WeekSource = `/${string}` | 'unknown' | 'other';

/** What happened on the site in a week, in numbers: nobody is named. */
export interface WeekReport {
  from: Moment;
  until: Moment;
  /** Without spam. */
  requests: number;
  quotes: number;
  /** The pages that most requests came from. */
  sources: readonly { page: WeekSource; count: number }[];
  /** How the requests of the week stand to what visitors are promised. */
  answers: Record<'inTime' | 'late' | 'open' | 'overdue', number>;
  /** What needs the owner, whenever it came. */
  needs: Record<'waiting' | 'held' | 'mails' | 'questions' | 'claims' | 'lapsing', number>;
}
