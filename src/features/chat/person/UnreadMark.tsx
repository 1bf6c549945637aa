import { useEffect, useState, useSyncExternalStore } from 'react';
import { handoverMessages } from '#data/messages/handover.ts';
import { fillCount } from '#data/rules/text/fill.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { mark } from './UnreadMark.css.ts';
import { unread } from './unread.ts';

function useUnread(): { count: number; text: string } {
  const count = useSyncExternalStore(unread.subscribe, unread.count, unread.count);
  return { count, text: count > 0 ? fillCount(handoverMessages.unread, count) : '' };
}

/** On the button that opens the chat: how much a person has written that was not read. */
export function UnreadMark() {
  const { count, text } = useUnread();
  if (count === 0) return null;
  return (
    <>
      <span className={mark} aria-hidden="true" data-unread>
        {count}
      </span>
      <span className={visuallyHidden}>{`, ${text}`}</span>
    </>
  );
}

/** Tells screen readers of it. Beside the button: what a button contains is its name alone. */
export function UnreadStatus() {
  const { text } = useUnread();
  const [announced, setAnnounced] = useState('');
  // Later than the region itself, which would not be announced with its text in it.
  useEffect(() => setAnnounced(text), [text]);
  return (
    <p role="status" className={visuallyHidden}>
      {announced}
    </p>
  );
}
