import type { ReactNode } from 'react';
import { reservedAttribute } from './marker.ts';
import { reservedText } from './ReservedText.css.ts';

/** A text that may change. Reserves the space of the longest possible text, so that a change causes no layout shift. */
export function ReservedText({ longest, children }: { longest: string; children: ReactNode }) {
  // The key gives each text a new element: an element that changes its width while centred would count as a layout shift.
  return (
    <span className={reservedText} {...{ [reservedAttribute]: longest }}>
      <span key={String(children)}>{children}</span>
    </span>
  );
}
