/** A short message that goes by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** `destructive` says that something did not work. */
  tone?: 'plain' | 'destructive';
  /** Milliseconds until it goes; 5000 by default. */
  lifetimeMs?: number;
}

/** Shows a toast; the one before it goes. The code that shows it is loaded with the first. */
export function showToast(toast: Toast): void {
  void import('./Toaster.tsx').then(({ present }) => present(toast));
}
