import { type RefObject, useEffect } from 'react';

/** Says of an element, through `data-overflows`, whether it holds more than it shows. */
export function useOverflow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => {
      element.toggleAttribute('data-overflows', element.scrollHeight > element.clientHeight);
    });
    for (const watched of [element, ...element.children]) watcher.observe(watched);
    return () => watcher.disconnect();
  }, [ref]);
}
