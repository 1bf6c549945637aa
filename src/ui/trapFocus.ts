import type { KeyboardEvent } from 'react';

/** `onKeyDown` handler of a modal dialog: Tab moves from the last focusable element to the first, and back, instead of to the browser's own controls. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]',
    ),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  const here = document.activeElement;
  const isAtEdge = event.shiftKey ? here === first || !event.currentTarget.contains(here) : here === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
