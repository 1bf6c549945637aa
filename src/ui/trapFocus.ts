import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of a modal dialog: from its last stop Tab goes to its first, and the other way round, not out into the browser. */
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
