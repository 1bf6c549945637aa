import { drawn, isVisible, overlap, pinnedElements } from '../dom.ts';
import type { Finding } from '../rule.ts';

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe:not([tabindex="-1"]), [tabindex="0"]';

/** What has the focus lies under no fixed or sticky element, whichever way the focus came (WCAG 2.4.11). */
export async function focusVisible(): Promise<Finding[]> {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isVisible(element) && element.getClientRects().length > 0,
  );
  const found = new Map<Element, Finding>();
  // Scrolling up a little from the middle shows the elements that come and go with scrolling.
  for (const down of [2, 2.1]) {
    window.scrollTo({ top: document.documentElement.scrollHeight / down, behavior: 'instant' });
    await drawn();
  }
  const pinned = pinnedElements();
  for (const stop of [...stops, ...[...stops].reverse()]) {
    stop.focus();
    if (document.activeElement !== stop || pinned.some((element) => element.contains(stop))) continue;
    const over = pinned.find((element) => hides(element, stop));
    if (over)
      found.set(stop, {
        element: stop,
        what: `has the focus under "${over.getAttribute('aria-label') ?? over.textContent?.trim().slice(0, 30)}"`,
      });
  }
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found.values()];
}

/** Whether `over` covers a part of `stop`; of a box taller than half the viewport it must cover the whole visible part. */
function hides(over: Element, stop: Element): boolean {
  const above = over.getBoundingClientRect();
  return [...stop.getClientRects()].some((box) => {
    if (!overlap(above, box) || (box.height > window.innerHeight / 2 && above.height < box.height)) return false;
    const hit = document.elementFromPoint(
      (Math.max(above.left, box.left) + Math.min(above.right, box.right)) / 2,
      (Math.max(above.top, box.top) + Math.min(above.bottom, box.bottom)) / 2,
    );
    return hit !== null && over.contains(hit);
  });
}
