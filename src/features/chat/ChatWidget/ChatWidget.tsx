import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { chatMessages } from '#data/messages/chat.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { ChatPanel } from '../ChatPanel/ChatPanel.tsx';
import type { ChatData } from '../chatData.ts';
import { bar, close, heading, links, contactLink, widget } from './ChatWidget.css.ts';
import { useRoomAboveKeyboard } from './useRoomAboveKeyboard.ts';

/** The chat over the current page. Not modal: the page stays usable. */
export function ChatWidget({ data, onClose }: { data: ChatData; onClose(): void }) {
  const { provider } = data;
  const dialog = useRef<HTMLDivElement>(null);
  const leave = () => {
    dialog.current?.parentElement?.querySelector<HTMLElement>('[data-chat-button]')?.focus();
    onClose();
  };
  useRoomAboveKeyboard(dialog);

  // On the document, because nothing in the dialog has the focus while a reply is pending and the input disabled.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const isOurs = !activeElement || activeElement === document.body || dialog.current?.contains(activeElement);
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  // On small screens the widget covers the page, so it closes after a navigation.
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    if (dialog.current && dialog.current.offsetWidth >= document.documentElement.clientWidth) onClose();
  }, [pathname, onClose]);

  return (
    <div ref={dialog} className={widget} role="dialog" aria-labelledby="chat-widget">
      <div className={bar}>
        <h2 id="chat-widget" className={heading}>
          {fill(chatMessages.supportChat, { name: provider.shortName })}
        </h2>
        <button type="button" className={`${button.secondary} ${close}`} onClick={leave}>
          {chatMessages.close}
        </button>
        <p className={links}>
          <a className={contactLink} href={`tel:${provider.phone.e164}`}>
            {provider.phone.display}
          </a>
          <a className={contactLink} href="/chat">
            {chatMessages.fullPage}
          </a>
        </p>
      </div>
      <ChatPanel data={data} variant="compact" />
    </div>
  );
}
