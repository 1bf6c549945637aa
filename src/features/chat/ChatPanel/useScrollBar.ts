import { type RefObject, useEffect } from 'react';

/** How long the scroll bar stays after the last movement. */
const scrollBarMs = 600;

/** Shows an element's scroll bar while it is scrolled, through `data-scrolling`. */
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
