import type { ReactNode } from 'react';
import { steady } from './ReservedText.css.ts';

/** A text that may change, in the room that the longest it can be takes: nothing beside or below it moves. */
export function Steady({ longest, children }: { longest: string; children: ReactNode }) {
  // Another text is another element: the same one would move where it is centred.
  return (
    <span className={steady} data-longest={longest}>
      <span key={String(children)}>{children}</span>
    </span>
  );
}
