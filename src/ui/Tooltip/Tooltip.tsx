import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { delayNow, noteClosed } from './timing.ts';
import { anchor, tip, trigger, words } from './Tooltip.css.ts';

/** CSS pixels between a tooltip and the edge of the window. */
const margin = 8;

interface TooltipProps {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the trigger, as a question. */
  label: string;
  text: string;
  /** False before hydration: then only the trigger's space is reserved. */
  ready: boolean;
}

/**
 * Explains the term before it. Opens on hover after a delay, on focus, and on tap; closes on Escape, when neither pointer
 * nor focus is on it, and on a tap elsewhere (WCAG 1.4.13).
 * Written by hand, because Radix Tooltip does not open on tap and brings a positioning library.
 */
export function Tooltip({ id, label, text, ready }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The current pointer press: the focus event that it causes must not open the tooltip. */
  const press = useRef<{ touch: boolean; wasOpen: boolean }>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) noteClosed();
    setOpen(false);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || open) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(show, delayNow());
  };
  const leave = ({ pointerType }: PointerEvent) => {
    // Touch fires pointerleave before click.
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    press.current = undefined;
    if (!root.current?.querySelector(':focus-visible')) hide();
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal(open, root, hide);
  useInsideWindow(open, bubble);

  if (!ready) return <span className={anchor} />;
  return (
    <span ref={root} className={anchor} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        type="button"
        className={trigger}
        aria-label={label}
        aria-describedby={id}
        onPointerDown={({ pointerType }) => {
          press.current = { touch: pointerType === 'touch', wasOpen: open };
        }}
        onPointerCancel={() => {
          press.current = undefined;
        }}
        onFocus={() => press.current || show()}
        onBlur={() => {
          press.current = undefined;
          hide();
        }}
        onClick={() => {
          const { touch, wasOpen } = press.current ?? { touch: false, wasOpen: false };
          press.current = undefined;
          if (touch && wasOpen) hide();
          else show();
        }}
      />
      <span ref={bubble} className={tip} id={id} role="tooltip" hidden={!open}>
        <span className={words}>{text}</span>
      </span>
    </span>
  );
}

/** Calls `hide` on Escape and on a pointer press outside of the tooltip. */
function useDismissal(open: boolean, root: RefObject<HTMLElement | null>, hide: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const onPointerDownOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointerDownOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointerDownOutside);
    };
  });
}

/** Moves an opened bubble into the window before it is painted. */
function useInsideWindow(open: boolean, bubble: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open || !bubble.current) return;
    bubble.current.style.marginInlineStart = '0px';
    const { left, right } = bubble.current.getBoundingClientRect();
    const over = Math.max(0, right + margin - document.documentElement.clientWidth) || Math.min(0, left - margin);
    bubble.current.style.marginInlineStart = `${-over}px`;
  }, [open, bubble]);
}
