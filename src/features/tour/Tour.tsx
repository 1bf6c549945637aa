import type { TourStep } from '#data/rules/schema/tour.ts';
import { tourMessages } from '#data/messages/tour.ts';
import { fill } from '#data/rules/text/fill.ts';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useBottomLayer } from '../../ui/BottomLayer/useBottomLayer.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { trapFocus } from '../../ui/trapFocus.ts';
import { prefersReducedMotion } from '../../ui/prefersReducedMotion.ts';
import { findTarget } from './findTarget.ts';
import { cardGap } from './placeCard.ts';
import { freeRange, isCard, positionStep } from './positionStep.ts';
import { forgetTour, saveTourEnding } from './tourRecord.ts';
import { closeButton } from '../../ui/ButtonLink/ButtonLink.css.ts';
import * as css from './Tour.css.ts';

/**
 * Shows the tour over the page: on large screens as a card beside each step's target, otherwise as a sheet at the bottom edge.
 * Resolves when it was finished, closed or reset.
 * Written by hand: the native modal dialog already brings focus handling and Escape, which is most of a tour library.
 */
export async function showTour(steps: readonly TourStep[]): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const { scrollX, scrollY } = window;
  await new Promise<void>((resolve) => root.render(<Tour steps={steps} onEnd={resolve} />));
  root.unmount();
  container.remove();
  // Back to where the visitor was. The dialog has already returned the focus.
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

type Ending = 'completed' | 'reset' | 'skipped';

function Tour({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const step = steps[index] as TourStep;
  const go = (to: number) => setIndex(Math.max(0, Math.min(to, steps.length - 1)));
  const end = (ending: Ending) => dialog.current?.close(ending);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  useBottomLayer(sheet);
  usePointAtTarget(ring, sheet, step);
  // The Back button is disabled on the first step, so the focus moves to Next.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (index === 0 && (focused?.matches(':disabled') || !dialog.current?.contains(focused))) next.current?.focus();
  }, [index]);

  // Escape leaves `returnValue` empty, which counts as skipped.
  const onDialogClose = () => {
    const ending = dialog.current?.returnValue;
    if (ending === 'reset') forgetTour();
    else saveTourEnding(ending === 'completed' ? 'completed' : 'skipped');
    onEnd();
  };
  const onClick = ({ target, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
    if (target !== dialog.current) return;
    end('skipped');
    // The page looks ready for use, so the press does what it would have done without the tour.
    const pressed = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('a, button, summary, input, select, textarea');
    pressed?.focus();
    pressed?.click();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    trapFocus(event);
    if (event.key === 'ArrowRight') go(index + 1);
    if (event.key === 'ArrowLeft') go(index - 1);
  };
  return (
    <dialog
      ref={dialog}
      className={css.tour}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onClose={onDialogClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
      data-print="no"
    >
      <div
        ref={ring}
        className={index === 0 ? css.ring : `${css.ring} ${css.spotlight}`}
        data-ring
        data-side={step.position}
      />
      <div ref={sheet} className={css.sheet} data-tour-sheet={step.target}>
        <div className={css.inner}>
          <EndButtons onEnd={end} />
          <div className={css.stepText} aria-live="polite">
            <h2 className={css.title} id="tour-title">
              <Icon name={step.iconName} />
              {step.title}
            </h2>
            <p id="tour-text">{step.description}</p>
          </div>
          <StepControls steps={steps} index={index} next={next} onStep={go} onFinish={() => end('completed')} />
        </div>
      </div>
    </dialog>
  );
}

/** Scrolls the step's target to where it has room, and keeps the ring around it and the card beside it while the page moves. */
function usePointAtTarget(
  ring: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  step: TourStep,
): void {
  useLayoutEffect(() => {
    const [ringElement, sheetElement] = [ring.current, sheet.current];
    if (!ringElement || !sheetElement) return;
    const place = () => positionStep(ringElement, findTarget(step.target), sheetElement, step.position);
    const target = findTarget(step.target);
    if (target) scrollIntoFreeRange(target, sheetElement, step.position);
    place();
    // The target moves while the page scrolls, or page or sheet change their size, and is another one after a navigation.
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    watcher.observe(sheetElement);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [ring, sheet, step]);
}

function scrollIntoFreeRange(target: HTMLElement, sheet: HTMLElement, side: TourStep['position']): void {
  const box = target.getBoundingClientRect();
  const free = freeRange(target, sheet);
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  if (isCard(sheet) && side === 'top') {
    // Room for the card between the header and the target.
    const room = free.top + sheet.offsetHeight + 2 * cardGap;
    if (box.top < room || box.bottom > free.bottom) window.scrollBy({ top: box.top - room, behavior });
  } else if (box.top < free.top || box.bottom > free.bottom) {
    // Below the header; the page's scroll padding says how far.
    target.scrollIntoView({ block: 'start', behavior });
  }
}

/** Both end the tour: to see it again later, or not. */
function EndButtons({ onEnd }: { onEnd: (ending: Ending) => void }) {
  return (
    <div className={css.endings}>
      <button type="button" className={css.reset} aria-label={tourMessages.resetLabel} onClick={() => onEnd('reset')}>
        {tourMessages.reset}
      </button>
      <button type="button" className={closeButton} aria-label={tourMessages.close} onClick={() => onEnd('skipped')}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

interface StepProps {
  steps: readonly TourStep[];
  /** The current step, from 0. */
  index: number;
  onStep: (index: number) => void;
}

/** Back and Next, and between them which step it is. */
function StepControls({
  steps,
  index,
  next,
  onStep,
  onFinish,
}: StepProps & { next: RefObject<HTMLButtonElement | null>; onFinish: () => void }) {
  const isLast = index === steps.length - 1;
  return (
    <div className={css.controls}>
      <button type="button" className={css.back} disabled={index === 0} onClick={() => onStep(index - 1)}>
        {tourMessages.back}
      </button>
      <div className={css.position}>
        <span>{fill(tourMessages.stepOf, { step: index + 1, count: steps.length })}</span>
        <StepDots steps={steps} index={index} onStep={onStep} />
      </div>
      <button type="button" ref={next} className={css.next} onClick={() => (isLast ? onFinish() : onStep(index + 1))}>
        {isLast ? tourMessages.finish : tourMessages.next}
      </button>
    </div>
  );
}

/** A dot for each step, which leads to it. */
function StepDots({ steps, index, onStep }: StepProps) {
  return (
    <ol className={css.dots} aria-label={tourMessages.steps}>
      {steps.map(({ id, title: name }, at) => (
        <li key={id}>
          <button
            type="button"
            className={css.dot}
            aria-label={fill(tourMessages.stepNamed, { step: at + 1, title: name })}
            aria-current={at === index ? 'step' : undefined}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </ol>
  );
}
