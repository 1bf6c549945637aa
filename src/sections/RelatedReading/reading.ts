/** An article as a page about something else names it. */
export interface Reading {
  href: string;
  title: string;
  category: string;
  /** Whole minutes it takes to read. */
  minutes: number;
}
