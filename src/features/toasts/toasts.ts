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

/** Shows a toast; the one before it goes. The code that shows it is loaded with the first, and without it there is none. */
export function showToast(toast: Toast): void {
  loadToaster().then(({ present }) => present(toast), () => {});
}
