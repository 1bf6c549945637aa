import type { Toast } from './toast.ts';

/** Loads what shows toasts, without showing one: a toast that says the connection failed cannot wait for the connection. */
export const loadToaster = () => import('./Toaster.tsx');

/**
 * Shows a toast in place of the one before it, and returns what dismisses it earlier than its lifetime.
 * The code that shows toasts is loaded with the first one; where that fails, there is none.
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
