import type { ReactNode } from 'react';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { actions, anchor, bar, inner, overlay, words } from './NoticeBar.css.ts';

interface NoticeBarProps {
  tone: keyof typeof bar;
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
export function NoticeBar({ tone, text, longest, note, message, tour, children }: NoticeBarProps) {
  return (
    <div className={bar[tone]} data-print="no" data-tour={tour} data-scripted>
      <div className={inner}>
        <p className={message === undefined ? words : `${words} ${anchor}`}>
          <ReservedText longest={longest}>{text}</ReservedText>
          {note && <ReservedText longest={note.longest}>{note.text}</ReservedText>}
          {message !== undefined && (
            <span className={overlay} role="status">
              {message}
            </span>
          )}
        </p>
        <div className={actions}>{children}</div>
      </div>
    </div>
  );
}
