import type { ReactNode } from 'react';
import { reservedText } from './ReservedText.css.ts';

/** A text that may change, in the room that the longest it can be takes: nothing beside or below it moves. */
export function ReservedText({ longest, children }: { longest: string; children: ReactNode }) {
  // Another text is another element: the same one would move where it is centred.
  return (
    <span className={reservedText} data-longest={longest}>
      <span key={String(children)}>{children}</span>
    </span>
  );
}
