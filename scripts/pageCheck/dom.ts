/** What a rule finds wrong. A rule may scroll and move the focus, and changes nothing else. */
export interface Finding {
  element: Element;
  /** A short description, for example the word with its break: "Manufactu|ring". */
  what: string;
}

/** A finding as it leaves the browser. */
export interface Fault {
  rule: string;
  /** The element, as a short selector with the beginning of its text. */
  element: string;
  what: string;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In CSS pixels, because browsers round fractions of a pixel differently. */
export const tolerance = 1;

/** Elements that a visitor can see or scroll to. Decoration (`aria-hidden`) and text for screen readers alone are left out. */
export function visibleElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(isVisible);
}

export function isVisible(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [inert], script, style, template')) return false;
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isForScreenReaders(element);
}

/** Whether the element or an ancestor is clipped to nothing, as text for screen readers is. */
function isForScreenReaders(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    // Cheaper to ask than the style of every ancestor.
    if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** The text nodes that a visitor can see, with their parents. */
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

/** The boxes of a part of a text node, one per line. */
export function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

export function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance
  );
}

export type Axis = 'x' | 'y';

/** What an element does with content that overflows it. */
export function overflowOf(element: Element, axis: Axis): 'shows' | 'cuts' | 'scrolls' {
  const { overflowX, overflowY } = getComputedStyle(element);
  const overflow = axis === 'x' ? overflowX : overflowY;
  if (overflow === 'visible') return 'shows';
  return overflow === 'hidden' || overflow === 'clip' ? 'cuts' : 'scrolls';
}

/** The nearest ancestor that clips or scrolls the element. One that is not a containing block of it does neither. */
export function clippingAncestorOf(element: Element, axis: Axis): Element | undefined {
  let { position } = getComputedStyle(element);
  for (let at = element.parentElement; at && at !== document.body && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
    if (overflowOf(at, axis) !== 'shows') return at;
    position = style.position;
  }
  return undefined;
}

/** Outermost elements that keep their place in the viewport while the page is scrolled. */
export function pinnedElements(): Element[] {
  const pinned = [...document.body.querySelectorAll('*')].filter((element) => isPinned(element) && isVisible(element));
  return pinned.filter(
    (element) =>
      isInWindow(element.getBoundingClientRect()) &&
      !pinned.some((other) => other !== element && other.contains(element)),
  );
}

/** Whether an element is fixed, or sticky and currently stuck. */
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

/** Waits two frames, until the effects of a scroll or resize have been painted. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
