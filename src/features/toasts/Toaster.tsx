import type { Toast } from './toasts.ts';

export function present(toast: Toast): void {
  console.info(toast.title);
}
