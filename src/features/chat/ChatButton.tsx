import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { button, dock } from './ChatButton.css.ts';
import type { ChatFacts } from './chatFacts.ts';

/** Where a script runs the link does what a button does, and is called one. */
function asButton(link: HTMLAnchorElement | null): void {
  if (link) link.role = 'button';
}

/** Leads to the chat: without a script to its page, with one to a small panel, whose code comes when it is first opened. */
export function ChatButton({ facts }: { facts: ChatFacts }) {
  const [widget, setWidget] = useState<ReactNode>();
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const close = () => setWidget(undefined);
    if (widget) close();
    else
      import('./ChatWidget/ChatWidget.tsx').then(
        ({ ChatWidget }) => setWidget(<ChatWidget facts={facts} onClose={close} />),
        () => location.assign('/chat'),
      );
  };
  return (
    <aside className={dock} aria-label="Chat" data-print="no">
      <a
        className={button}
        href="/chat"
        ref={asButton}
        aria-expanded={!!widget}
        onClick={toggle}
        onKeyDown={(event) => event.key === ' ' && toggle(event)}
        data-chat-button
        data-tour="chat"
      >
        Chat
      </a>
      {widget}
    </aside>
  );
}
