import { type RefObject, useEffect, useState } from 'react';
import { sectionsMessages } from '#data/messages/sections.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { arrow, dot, dots, row, status } from './Carousel.css.ts';

/** Milliseconds without a scroll event after which the strip counts as settled: Safari has no `scrollend` event. */
const settleMs = 100;

/** Previous and next buttons, which wrap around, dots for each item, and arrow keys on the strip. */
export function CarouselControls({
  strip,
  label,
  count,
}: {
  strip: RefObject<HTMLElement | null>;
  label: string;
  count: number;
}) {
  const [index, setIndex] = useState(0);
  const go = (to: number) => {
    const { current } = strip;
    const next = (to + count) % count;
    setIndex(next);
    current?.scrollTo({ left: next * current.clientWidth });
  };

  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    let timer = 0;
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setIndex(Math.round(current.scrollLeft / current.clientWidth)), settleMs);
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      current.removeEventListener('scroll', onScroll);
    };
  }, [strip]);

  useArrowKeys(strip, (step) => go(index + step));

  return (
    <div className={row} data-scripted>
      <button
        type="button"
        className={arrow}
        aria-label={fill(sectionsMessages.previousOf, { label })}
        onClick={() => go(index - 1)}
      >
        <Arrow to="left" />
      </button>
      <ol className={dots} role="list">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <li key={at}>
            <button
              type="button"
              className={dot}
              aria-label={fill(sectionsMessages.showItem, { item: at + 1, count })}
              aria-current={at === index || undefined}
              onClick={() => go(at)}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={arrow}
        aria-label={fill(sectionsMessages.nextOf, { label })}
        onClick={() => go(index + 1)}
      >
        <Arrow to="right" />
      </button>
      <p className={status} aria-live="polite">
        {fill(sectionsMessages.itemOf, { item: index + 1, count })}
      </p>
    </div>
  );
}

/** Calls `move` with -1 or 1 for the left and the right arrow key. */
function useArrowKeys(strip: RefObject<HTMLElement | null>, move: (step: number) => void): void {
  useEffect(() => {
    const { current } = strip;
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(step);
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  });
}
