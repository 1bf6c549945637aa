import { type RefObject, useEffect } from 'react';

/** Sets `data-overflows` on an element while its content is taller than the element. */
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
