/** The visible part of the window in CSS pixels, as in `VisualViewport`: smaller than the window while an on-screen keyboard is open. */
export interface VisibleArea {
  height: number;
  offsetTop: number;
  scale: number;
}

/** Height of the on-screen keyboard in CSS pixels; 0 where there is none, or while the visitor has zoomed in. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: VisibleArea): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop));
}

/** Calls back now and whenever the visible area changes, with the height of the keyboard. Returns a function that stops it. */
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

/** Height of the sticky header in CSS pixels. */
export function headerHeight(): number {
  return document.querySelector<HTMLElement>('header[data-header]')?.offsetHeight ?? 0;
}

/** A vertical range in CSS pixels. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** The smallest scroll distance that makes a range visible; where it is too tall, its start. */
export function scrollDistance({ top, bottom }: Stretch, seen: Stretch): number {
  if (top < seen.top) return top - seen.top;
  return Math.max(0, Math.min(bottom, top + seen.bottom - seen.top) - seen.bottom);
}
