import { clippingAncestorOf, isInWindow, overflowOf, tolerance, visibleElements } from '../dom.ts';
import type { Finding } from '../rule.ts';

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
