/** Of the window. */
export type Edge = 'top' | 'bottom';

/** A short message that goes by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` says that something did not work. */
  tone?: 'plain' | 'destructive';
  /** Milliseconds until it goes; 5000 by default. */
  lifetimeMs?: number;
  /** Where it stands, under the header by default: away from what it speaks of. */
  edge?: Edge;
}
