import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { trapFocus } from '../trapFocus.ts';
import { close, dialog, head } from './Dialog.css.ts';

interface DialogProps {
  heading: string;
  /** Its dialog is gone: by Escape, a press beside it, or its button. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered; give the focus back to what opened it in `onClose`. */
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
        <button type="button" className={close} aria-label="Close" onClick={() => element.current?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** The dialog's own padding is not beside it. */
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
