import { type RefObject, useEffect } from 'react';

/** Milliseconds for which the scroll bar stays visible after the last scroll event. */
const scrollBarMs = 600;

/** Sets `data-scrolling` on an element while it is scrolled. */
export function useScrollBar(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      element.dataset.scrolling = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete element.dataset.scrolling, scrollBarMs);
    };
    element.addEventListener('scroll', show, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', show);
    };
  }, [ref]);
}
