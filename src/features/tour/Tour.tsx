import type { TourStep } from '#data/schema/tour.ts';
import { tourMessages } from '#data/messages/tour.ts';
import { fill } from '#data/text/fill.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { trapFocus } from '../../ui/trapFocus.ts';
import { prefersReducedMotion } from '../../ui/prefersReducedMotion.ts';
import { positionTour } from './positionTour.ts';
import { findTarget } from './findTarget.ts';
import { forgetTour, saveTourEnding } from './tourRecord.ts';
import { actions, close, dot, dots, head, panel, reset, ring, stepText, spotlight, title, tour } from './Tour.css.ts';

/** CSS pixels. In narrower windows the panel is above or below its target, so the target is scrolled to the top instead of the centre. */
const wideWindowPx = 640;

/**
 * Shows the tour over the page. Resolves when it was finished, closed or reset.
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
  const next = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(0);
  const step = steps[index] as TourStep;
  const go = (to: number) => setIndex(Math.max(0, Math.min(to, steps.length - 1)));
  const end = (ending: Ending) => dialog.current?.close(ending);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  usePositionAtTarget(dialog, step);
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
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    trapFocus(event);
    if (event.key === 'ArrowRight') go(index + 1);
    if (event.key === 'ArrowLeft') go(index - 1);
  };
  return (
    <dialog
      ref={dialog}
      className={tour}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onClose={onDialogClose}
      onKeyDown={onKeyDown}
    >
      <div className={index === 0 ? ring : `${ring} ${spotlight}`} data-ring />
      <div className={panel} data-panel>
        <TourHead index={index} count={steps.length} onEnd={end} />
        <div className={stepText} aria-live="polite">
          <h2 className={title} id="tour-title">
            <Icon name={step.iconName} />
            {step.title}
          </h2>
          <p id="tour-text">{step.description}</p>
        </div>
        <StepDots steps={steps} index={index} onStep={go} />
        <StepButtons index={index} count={steps.length} next={next} onStep={go} onFinish={() => end('completed')} />
      </div>
    </dialog>
  );
}

/** Scrolls to the step's target, and keeps the dialog beside it while the page moves. */
function usePositionAtTarget(dialog: RefObject<HTMLDialogElement | null>, step: TourStep): void {
  useLayoutEffect(() => {
    const place = () => dialog.current && positionTour(dialog.current, findTarget(step.target), step.position);
    const target = findTarget(step.target);
    const box = target?.getBoundingClientRect();
    if (target && box && (box.top < 0 || box.bottom > innerHeight)) {
      target.scrollIntoView({
        block: innerWidth < wideWindowPx || box.height > innerHeight * 0.6 ? 'start' : 'center',
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    }
    place();
    // The target moves while the page scrolls or changes its size, and is another one after a navigation.
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [dialog, step]);
}

/** Which step it is, with buttons that end the tour. */
function TourHead({ index, count, onEnd }: { index: number; count: number; onEnd: (ending: Ending) => void }) {
  return (
    <div className={head}>
      <span>{fill(tourMessages.stepOf, { step: index + 1, count })}</span>
      <button type="button" className={reset} aria-label={tourMessages.resetLabel} onClick={() => onEnd('reset')}>
        {tourMessages.reset}
      </button>
      <button type="button" className={close} aria-label={tourMessages.close} onClick={() => onEnd('skipped')}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

interface StepProps {
  /** The current step, from 0. */
  index: number;
  onStep: (index: number) => void;
}

/** A dot for each step, which leads to it. */
function StepDots({ steps, index, onStep }: StepProps & { steps: readonly TourStep[] }) {
  return (
    <ol className={dots} aria-label={tourMessages.steps}>
      {steps.map(({ id, title: name }, at) => (
        <li key={id}>
          <button
            type="button"
            className={dot}
            aria-label={fill(tourMessages.stepNamed, { step: at + 1, title: name })}
            aria-current={at === index ? 'step' : undefined}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </ol>
  );
}

function StepButtons({
  index,
  count,
  next,
  onStep,
  onFinish,
}: StepProps & { count: number; next: RefObject<HTMLButtonElement | null>; onFinish: () => void }) {
  const isLast = index === count - 1;
  return (
    <div className={actions}>
      <button type="button" className={button.secondary} disabled={index === 0} onClick={() => onStep(index - 1)}>
        {tourMessages.back}
      </button>
      <button
        type="button"
        ref={next}
        className={button.primary}
        onClick={() => (isLast ? onFinish() : onStep(index + 1))}
      >
        {isLast ? tourMessages.finish : tourMessages.next}
      </button>
    </div>
  );
}
