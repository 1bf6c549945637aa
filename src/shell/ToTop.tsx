import { useSyncExternalStore } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import { Arrow } from '../ui/Arrow/Arrow.tsx';
import { prefersReducedMotion } from '../ui/prefersReducedMotion.ts';
import { toTop } from './ToTop.css.ts';

/** CSS pixels scrolled before the button appears. */
const threshold = 600;

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Scroll-to-top button. */
export function ToTop() {
  const isFarDown = useSyncExternalStore(subscribe, () => scrollY > threshold);
  if (!isFarDown) return null;
  return (
    <button type="button" className={toTop} onClick={goUp} aria-label={shellMessages.scrollToTop} data-scripted>
      <Arrow to="up" />
    </button>
  );
}

/** Focuses the page's heading, because the button disappears at the top and would lose the focus. */
function goUp(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
