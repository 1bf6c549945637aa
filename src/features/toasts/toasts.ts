import type { Toast } from './toast.ts';

/** Loads the toast code in advance: a toast about a lost connection could not load it. */
export const loadToaster = () => import('./Toaster.tsx');

/**
 * Shows a toast in place of the previous one. Returns a function that dismisses it early.
 * Loads the toast code on first use; if that fails, no toast is shown.
 */
export function showToast(toast: Toast): () => void {
  let isDismissed = false;
  let dismiss = () => {
    isDismissed = true;
  };
  loadToaster().then(
    ({ present }) => {
      if (!isDismissed) dismiss = present(toast);
    },
    () => {},
  );
  return () => dismiss();
}
