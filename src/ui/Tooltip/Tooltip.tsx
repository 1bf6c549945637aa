import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { delayNow, noteClosed } from './timing.ts';
import { anchor, tip, trigger, words } from './Tooltip.css.ts';

/** CSS pixels that stay free beside a tooltip at the edge of the screen. */
const margin = 8;

interface TooltipProps {
  /** One on the page. */
  id: string;
  /** The question it answers, for who does not see what it stands beside. */
  label: string;
  text: string;
  /** False before a script runs, when nothing could open it: its room is then kept empty. */
  ready: boolean;
}

/**
 * Explains the term before it. Opens for a pointer that rests, at once on focus, and on a tap; goes with Escape, when
 * pointer and focus have left, and on a tap elsewhere. The pointer may move onto it.
 */
export function Tooltip({ id, label, text, ready }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press under way: the focus that comes with it says nothing of its own. */
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
    // A finger leaves before its click comes.
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    press.current = undefined;
    if (!root.current?.querySelector(':focus-visible')) hide();
  };

  useEffect(() => () => clearTimeout(timer.current), []);
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
  useLayoutEffect(() => {
    if (!open || !bubble.current) return;
    // Before it is seen it is moved so far that all of it is on the screen.
    bubble.current.style.marginInlineStart = '0px';
    const { left, right } = bubble.current.getBoundingClientRect();
    const over = Math.max(0, right + margin - document.documentElement.clientWidth) || Math.min(0, left - margin);
    bubble.current.style.marginInlineStart = `${-over}px`;
  }, [open]);

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
