import { useSyncExternalStore } from 'react';
import { Arrow } from '../ui/Arrow/Arrow.tsx';
import { prefersReducedMotion } from '../ui/prefersReducedMotion.ts';
import { toTop } from './ToTop.css.ts';

/** CSS pixels down the page from which the way back up is worth a button. */
const threshold = 600;

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** The way back up, once the visitor is some way down. */
export function ToTop() {
  const isFarDown = useSyncExternalStore(subscribe, () => scrollY > threshold);
  if (!isFarDown) return null;
  return (
    <button type="button" className={toTop} onClick={goUp} aria-label="Scroll to top" data-scripted>
      <Arrow to="up" />
    </button>
  );
}

/** The button goes away on the way: the keyboard goes on from the page's heading. */
function goUp(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
