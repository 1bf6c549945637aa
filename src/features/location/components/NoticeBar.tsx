import type { ReactNode } from 'react';
import { Steady } from '../../../ui/ReservedText/ReservedText.tsx';
import { actions, anchor, band, inner, over, words } from './NoticeBar.css.ts';

interface BandProps {
  tone: keyof typeof band;
  text: string;
  longest: string;
  /** What is said beside the text, where something may be, and what takes as much room. */
  note?: { text: string; longest: string };
  /** What came of a request, announced: it takes the room of text and note, which then are empty. */
  message?: string | undefined;
  /** The name by which the guided tour points at it. */
  tour?: string;
  children: ReactNode;
}

/** A line of text across the page and what can be done about it; as high with any text up to the longest, and with no control at all. */
export function Band({ tone, text, longest, note, message, tour, children }: BandProps) {
  return (
    <div className={band[tone]} data-print="no" data-tour={tour} data-scripted>
      <div className={inner}>
        <p className={message === undefined ? words : `${words} ${anchor}`}>
          <Steady longest={longest}>{text}</Steady>
          {note && <Steady longest={note.longest}>{note.text}</Steady>}
          {message !== undefined && (
            <span className={over} role="status">
              {message}
            </span>
          )}
        </p>
        <div className={actions}>{children}</div>
      </div>
    </div>
  );
}
