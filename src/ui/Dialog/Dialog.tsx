import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { uiMessages } from '#data/messages/ui.ts';
import { trapFocus } from '../trapFocus.ts';
import { closeButton } from '../ButtonLink/ButtonLink.css.ts';
import { dialog, head } from './Dialog.css.ts';

interface DialogProps {
  heading: string;
  /** Called after it was closed by Escape, a click on the backdrop, or its button. */
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, open while it is rendered. Return the focus to the opener in `onClose`. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const headingId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onKeyDown={trapFocus}
      onClick={(event) => {
        if (event.target === element.current && isOnBackdrop(event)) element.current.close();
      }}
    >
      <div className={head}>
        <h2 id={headingId}>{heading}</h2>
        <button
          type="button"
          className={closeButton}
          aria-label={uiMessages.close}
          onClick={() => element.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Whether a click on the dialog element hit its backdrop, and not its padding. */
function isOnBackdrop({
  currentTarget,
  clientX,
  clientY,
}: {
  currentTarget: Element;
  clientX: number;
  clientY: number;
}): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
