import type { ReactNode } from 'react';
import { Steady } from '../../../ui/Steady/Steady.tsx';
import { actions, band, inner, words } from './Band.css.ts';

interface BandProps {
  tone: keyof typeof band;
  text: string;
  longest: string;
  /** What is said beside the text, where something may be, and what takes as much room. */
  note?: { text: string; longest: string };
  children: ReactNode;
}

/** A line of text across the page and what can be done about it; as high with any text up to the longest, and with no control at all. */
export function Band({ tone, text, longest, note, children }: BandProps) {
  return (
    <div className={band[tone]} data-print="no" data-scripted>
      <div className={inner}>
        <p className={words}>
          <Steady longest={longest}>{text}</Steady>
          {note && <Steady longest={note.longest}>{note.text}</Steady>}
        </p>
        <div className={actions}>{children}</div>
      </div>
    </div>
  );
}
