import type { ReactNode } from 'react';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { actions, anchor, bar, inner, overlay, words } from './NoticeBar.css.ts';

interface NoticeBarProps {
  tone: keyof typeof bar;
  text: string;
  /** The longest text that may be shown, to reserve its space. */
  longest: string;
  /** Announced result of a request, shown in the space of `text`, which then must be empty. */
  message?: string | undefined;
  /** Target name for the guided tour. */
  tour?: string;
  children: ReactNode;
}

/** A full-width bar with a text and controls. Its height stays the same for every text up to `longest`, with or without controls. */
export function NoticeBar({ tone, text, longest, message, tour, children }: NoticeBarProps) {
  return (
    <div className={bar[tone]} data-print="no" data-tour={tour} data-scripted>
      <div className={inner}>
        <p className={message === undefined ? words : `${words} ${anchor}`}>
          <ReservedText longest={longest}>{text}</ReservedText>
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
