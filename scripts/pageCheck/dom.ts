/** A box in the coordinates of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Browsers lay out in fractions of a pixel; so much is no fault. */
export const tolerance = 1;

/** Elements that a visitor can see, or scroll to: rendered, no drawing beside the content, not hidden but for screen readers. */
export function visibleElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(isVisible);
}

export function isVisible(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [inert], script, style, template')) return false;
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isForReadersOnly(element);
}

/** Whether it, or what it stands in, is clipped to nothing: there for screen readers. */
function isForReadersOnly(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    // Cheaper to ask than the style of every ancestor.
    if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** The texts that a visitor can see, each with the element it stands in. */
export function visibleTexts(): { text: Text; element: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: Text; element: Element }[] = [];
  const seen = new Map<Element, boolean>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || !/\S/.test(text.data)) continue;
    if (!seen.has(element)) seen.set(element, isVisible(element));
    if (seen.get(element)) texts.push({ text, element });
  }
  return texts;
}

/** The boxes of a part of a text, one a line. */
export function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** Whether two boxes lie over each other by more than a fraction of a pixel. */
export function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance
  );
}

export type Axis = 'x' | 'y';

/** How an element treats what does not fit. */
export function overflowOf(element: Element, axis: Axis): 'shows' | 'cuts' | 'scrolls' {
  const { overflowX, overflowY } = getComputedStyle(element);
  const overflow = axis === 'x' ? overflowX : overflowY;
  if (overflow === 'visible') return 'shows';
  return overflow === 'hidden' || overflow === 'clip' ? 'cuts' : 'scrolls';
}

/** The nearest ancestor that what does not fit is cut or scrolled by. One that it is not positioned by does neither. */
export function frameOf(element: Element, axis: Axis): Element | undefined {
  let { position } = getComputedStyle(element);
  for (let at = element.parentElement; at && at !== document.body && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
    if (overflowOf(at, axis) !== 'shows') return at;
    position = style.position;
  }
  return undefined;
}

/** Elements that stay where they are in the window while the page is scrolled, without those inside another. */
export function pinnedElements(): Element[] {
  const pinned = [...document.body.querySelectorAll('*')].filter((element) => isPinned(element) && isVisible(element));
  return pinned.filter(
    (element) =>
      isInWindow(element.getBoundingClientRect()) &&
      !pinned.some((other) => other !== element && other.contains(element)),
  );
}

/** Whether it is fixed, or sticky and held where it sticks: before and after that it moves with the page. */
function isPinned(element: Element): boolean {
  const { position, top, bottom } = getComputedStyle(element);
  if (position === 'fixed') return true;
  if (position !== 'sticky') return false;
  const box = element.getBoundingClientRect();
  const sticks = (distance: number, inset: string) => Math.abs(distance - Number.parseFloat(inset)) <= tolerance;
  return sticks(box.top, top) || sticks(document.documentElement.clientHeight - box.bottom, bottom);
}

export function isInWindow(box: Box): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return overlap(box, { left: 0, top: 0, right: clientWidth, bottom: clientHeight });
}

/** Waits until what follows a scroll or a new size has been drawn. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
