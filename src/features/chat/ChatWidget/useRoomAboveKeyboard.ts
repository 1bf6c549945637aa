import { type RefObject, useEffect } from 'react';
import { watchKeyboard } from '../visibleArea.ts';

/** Keeps an element at the bottom of the window above the on-screen keyboard, which covers fixed elements in most browsers. */
export function useRoomAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      watchKeyboard((covered, { height }) => {
        ref.current?.style.setProperty('inset-block-end', covered ? `${covered}px` : null);
        ref.current?.style.setProperty('max-height', covered ? `${Math.round(height)}px` : null);
      }),
    [ref],
  );
}
