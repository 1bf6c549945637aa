import { frameOf, isInWindow, overflowOf, tolerance, visibleElements } from '../dom.ts';
import type { Finding, PageRule } from '../rule.ts';

export const insideWindow: PageRule = {
  name: 'inside-window',
  description: 'No element reaches beyond the sides of the window, nor a fixed one beyond any edge of it.',
  *find(): Generator<Finding> {
    const { clientWidth, clientHeight } = document.documentElement;
    const outside = new Set<Element>();
    for (const element of visibleElements()) {
      // What stands in an element that is outside is outside with it.
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
      // A table that scrolls by itself, or a picture that is cut to its frame, is as wide as what it stands in.
      if (!isFixed && isFramed(element, clientWidth)) continue;
      // What is wholly outside waits there until it is needed, as the link that skips to the content does.
      if (
        !isInWindow({ left: box.left, right: box.right, top: 0, bottom: clientHeight }) ||
        (isFixed && !isInWindow(box))
      )
        continue;
      outside.add(element);
      yield { element, what: `reaches ${Math.round(beyond)} px beyond the window` };
    }
  },
};

/** Whether it scrolls, or is cut, within something that is inside the window itself. A band as wide as the window frames nothing. */
function isFramed(element: Element, width: number): boolean {
  const frame = frameOf(element, 'x');
  if (!frame) return false;
  const { left, right } = frame.getBoundingClientRect();
  return overflowOf(frame, 'x') === 'scrolls' || (left > 0 && right < width);
}
