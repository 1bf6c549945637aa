import type { Toast } from './toast.ts';

/** Loads the toast code in advance: a toast about a lost connection could not load it. */
export const loadToaster = () => import('./Toaster.tsx');

/**
 * Shows a toast in place of the previous one. Loads the toast code on first use; if that fails, no toast is shown. Returns a function that keeps a
 * toast from coming late: one that is shown already stays for its lifetime.
 */
export function showToast(toast: Toast): () => void {
  let isLate = false;
  loadToaster().then(
    ({ present }) => {
      if (!isLate) present(toast);
    },
    () => {},
  );
  return () => {
    isLate = true;
  };
}
