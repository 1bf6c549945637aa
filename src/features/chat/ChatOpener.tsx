import { type KeyboardEvent, type ToggleEvent, useRef } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import type { ChatData } from './chatData.ts';
import { ChatIsland } from './ChatIsland.tsx';
import { opener, panel, summary } from './ChatOpener.css.ts';

/**
 * Opens the chat over the corner of its container, which must be positioned. A `<details>`: it opens without JavaScript
 * too, and then shows the contact links.
 */
export function ChatOpener({ data }: { data: ChatData }) {
  const details = useRef<HTMLDetailsElement>(null);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') details.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = details.current;
    if (event.key !== 'Escape' || event.defaultPrevented || !element?.open) return;
    element.open = false;
    element.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className={opener}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      data-print="no"
      data-tour="chat"
    >
      <summary className={summary}>{shellMessages.chat}</summary>
      <div className={panel}>
        <ChatIsland data={data} variant="hero" />
      </div>
    </details>
  );
}
