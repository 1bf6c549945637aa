import {
  clippingAncestorOf,
  drawn,
  type Finding,
  isInWindow,
  isVisible,
  overflowOf,
  overlap,
  pinnedElements,
  tolerance,
  visibleElements,
} from './dom.ts';

/** No element reaches beyond the sides of the window, nor a fixed one beyond any edge of it. */
export function* insideWindow(): Generator<Finding> {
  const { clientWidth, clientHeight } = document.documentElement;
  const outside = new Set<Element>();
  for (const element of visibleElements()) {
    // Descendants of a reported element are not reported again.
    if (element.parentElement && outside.has(element.parentElement)) {
      outside.add(element);
      continue;
    }
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const sideways = Math.max(-box.left, box.right - clientWidth);
    const isFixed = getComputedStyle(element).position === 'fixed';
    const upright = isFixed ? Math.max(-box.top, box.bottom - clientHeight) : -Infinity;
    const beyond = Math.max(sideways, upright);
    if (beyond <= tolerance) continue;
    // Content of a scrolling table or a cropped picture does not widen the page.
    if (!isFixed && isFramed(element, clientWidth)) continue;
    // An element that is outside altogether is hidden on purpose, as a skip link is until it has the focus.
    if (
      !isInWindow({ left: box.left, right: box.right, top: 0, bottom: clientHeight }) ||
      (isFixed && !isInWindow(box))
    )
      continue;
    outside.add(element);
    yield { element, what: `reaches ${Math.round(beyond)} px beyond the window` };
  }
}

/** Whether an ancestor inside the viewport scrolls or clips the element. One as wide as the viewport hides nothing. */
function isFramed(element: Element, width: number): boolean {
  const ancestor = clippingAncestorOf(element, 'x');
  if (!ancestor) return false;
  const { left, right } = ancestor.getBoundingClientRect();
  return overflowOf(ancestor, 'x') === 'scrolls' || (left > 0 && right < width);
}

/** No fixed or sticky element lies over another, wherever the page is scrolled to. */
export async function noOverlap(): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  for (const top of positions()) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
    for (const [one, other] of pairs(pinnedElements())) {
      if (!overlap(one.getBoundingClientRect(), other.getBoundingClientRect())) continue;
      const name = other.getAttribute('aria-label') ?? other.textContent?.trim().slice(0, 30) ?? other.localName;
      found.set(`${one.outerHTML.slice(0, 200)}${name}`, { element: one, what: `lies over or under "${name}"` });
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found.values()];
}

/** Scroll positions to check: start, middle, end, and where each sticky element begins to stick. */
function positions(): Set<number> {
  const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
  const sticky = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const begins = sticky.map(
    (element) => (element.parentElement ?? element).getBoundingClientRect().top + window.scrollY,
  );
  // A small step back, because some elements appear only while the page is scrolled up.
  return new Set(
    [
      0,
      maxScroll / 2,
      maxScroll / 2 - 40,
      ...begins.flatMap((top) => [top, top + 100 - window.innerHeight]),
      maxScroll,
    ].map(Math.round),
  );
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

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
