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

/** Loads what shows toasts, without showing one: a toast that says the connection failed cannot wait for the connection. */
export const loadToaster = () => import('./Toaster.tsx');

/**
 * Shows a toast in place of the one before it, and returns what dismisses it earlier than its lifetime.
 * The code that shows toasts is loaded with the first one; where that fails, there is none.
 */
export function showToast(toast: Toast): () => void {
  let isDismissed = false;
  let dismiss = () => { isDismissed = true; };
  loadToaster().then(({ present }) => { if (!isDismissed) dismiss = present(toast); }, () => {});
  return () => dismiss();
}
