import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import type { ChatData } from './chatData.ts';
import { usePerson } from './person/usePerson.ts';

/** A ref callback, so that the role is set only where JavaScript runs: without it, the element is a link to the chat page. */
function asButton(link: HTMLAnchorElement | null): void {
  if (link) link.role = 'button';
}

/** Opens the chat widget, whose code is loaded on first use. Without JavaScript it is a link to the chat page. */
export function ChatButton({ data, className }: { data: ChatData; className: string }) {
  const [widget, setWidget] = useState<ReactNode>();
  const { parts } = usePerson();
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const close = () => setWidget(undefined);
    if (widget) close();
    else
      import('./ChatWidget/ChatWidget.tsx').then(
        ({ ChatWidget }) => setWidget(<ChatWidget data={data} onClose={close} />),
        () => location.assign('/chat'),
      );
  };
  return (
    <>
      <a
        className={className}
        href="/chat"
        ref={asButton}
        aria-expanded={!!widget}
        onClick={toggle}
        onKeyDown={(event) => event.key === ' ' && toggle(event)}
        data-chat-button
        data-tour="chat"
      >
        {shellMessages.chat}
        {parts && <parts.UnreadMark />}
      </a>
      {parts && <parts.UnreadStatus />}
      {widget}
    </>
  );
}
