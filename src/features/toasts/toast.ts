/** An edge of the window. */
export type Edge = 'top' | 'bottom';

/** A short message that disappears by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` reports a failure. */
  tone?: 'plain' | 'destructive';
  /** Milliseconds until it disappears; 5000 by default. */
  lifetimeMs?: number;
  /** Where to show it; 'top', below the header, by default. */
  edge?: Edge;
}
