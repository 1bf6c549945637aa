import { type RefObject, useEffect } from 'react';

/** What is seen of a page, in CSS pixels: less than its window while a keyboard lies over it. */
export interface Seen { height: number; offsetTop: number; scale: number }

/** How far the seen part ends above the window's lower edge: 0 where nothing covers it, or where the visitor zooms in. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: Seen): number {
  return scale > 1 ? 0 : Math.max(0, Math.round(windowHeight - height - offsetTop));
}

/** Keeps an element that stands at the window's lower edge above an on-screen keyboard, which covers it in most browsers. */
export function useRoomAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const place = () => {
      const covered = keyboardHeight(window.innerHeight, seen);
      ref.current?.style.setProperty('inset-block-end', covered ? `${covered}px` : null);
      ref.current?.style.setProperty('max-height', covered ? `${Math.round(seen.height)}px` : null);
    };
    place();
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, place);
    return () => { for (const event of ['resize', 'scroll']) seen.removeEventListener(event, place); };
  }, [ref]);
}
