import type { Page } from 'playwright';

export interface State {
  id: string;
  path: string;
  /** The only widths at which there is such a state; by default those that are asked for. */
  widths?: readonly number[];
  /** Instead of the usual windows. */
  window?: { width: number; height: number; deviceScaleFactor?: number };
  /** By default the window alone is taken. */
  wholePage?: boolean;
  /** Whether it is the visitor's first visit, to which the guided tour shows itself. */
  newcomer?: boolean;
  /** Whether fonts stay on their way. */
  fontsLate?: boolean;
  /** On paper instead of a screen. */
  print?: boolean;
  /** What is arranged before the page is asked for: the clock, and how requests are answered. */
  arrange?(page: Page): Promise<unknown>;
  /** What the visitor does once the page is hydrated, and what shows that the state is reached. */
  reach?(page: Page): Promise<unknown>;
}
