/** What is seen of a page, in CSS pixels: less than its window while a keyboard lies over it. */
export interface VisibleArea {
  height: number;
  offsetTop: number;
  scale: number;
}

/** How far the seen part ends above the window's lower edge: 0 where nothing covers it, or where the visitor zooms in. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: VisibleArea): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop));
}

/** Calls back now and whenever the seen part changes, with how much of the window is covered. Gives the way to stop. */
export function watchKeyboard(listener: (covered: number, seen: VisibleArea) => void): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const update = () => listener(keyboardHeight(window.innerHeight, seen), seen);
  update();
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, update);
  return () => {
    for (const event of ['resize', 'scroll']) seen.removeEventListener(event, update);
  };
}

/** The height of the header, which stays at the window's upper edge. */
export function headerHeight(): number {
  return document.querySelector<HTMLElement>('header[data-header]')?.offsetHeight ?? 0;
}

/** A stretch from one vertical position to another. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** How far to scroll, as little as needed, to see a stretch; where there is no room for all of it, its beginning. */
export function scrollDistance({ top, bottom }: Stretch, seen: Stretch): number {
  if (top < seen.top) return top - seen.top;
  return Math.max(0, Math.min(bottom, top + seen.bottom - seen.top) - seen.bottom);
}
