import { type ReactNode, useRef } from 'react';
import { chatMessages } from '#data/messages/chat.ts';
import type { ChatData } from '../chatData.ts';
import type { ChatMessage } from '../chatSchema.ts';
import { unanswered } from '../conversation.ts';
import type { PanelState } from '../conversationStore.ts';
import type { LinkRules } from '../linkify.ts';
import { PersonMessage } from '../person/PersonMessage.tsx';
import { Message } from './Message.tsx';
import { list, scroller } from './Messages.css.ts';
import { Typing } from './Typing.tsx';
import { useNewestInView } from './useNewestInView.ts';

interface MessagesProps {
  state: PanelState;
  /** False in the prerendered page, which shows no buttons. */
  live: boolean;
  greeting: string;
  starters: readonly string[];
  provider: ChatData['provider'];
  rules: LinkRules;
  withTimes: boolean;
  inPage: boolean;
  /** Whether the last message was sent from this panel. */
  writesHere: boolean;
  onSend(text: string): void;
  onRetry(): void;
  /** Shown after the last message. */
  tail: ReactNode;
}

/** The list of messages, scrolled to the newest. */
export function Messages({
  state,
  live,
  greeting,
  starters,
  provider,
  rules,
  withTimes,
  inPage,
  writesHere,
  onSend,
  onRetry,
  tail,
}: MessagesProps) {
  const { conversation, pending, slow } = state;
  const first: ChatMessage = {
    id: 0,
    role: 'assistant',
    content: greeting,
    at: conversation.startedAt,
    suggestions: starters,
  };
  const messages = [first, ...conversation.messages];
  const isOpen = live && !pending;
  const scrolled = useRef<HTMLElement>(null);
  useNewestInView({ scroller: scrolled, added: [messages.length, pending, slow, isOpen].join(), inPage, writesHere });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scrolled} className={scroller} aria-label={chatMessages.conversation} tabIndex={0}>
      <ol className={list} role="list">
        {messages.map((message, index) => {
          const isLast = isOpen && index === messages.length - 1;
          const { person } = message;
          if (person && (person.kind !== 'mine' || person.number === undefined))
            return <PersonMessage key={message.id} message={message} />;
          return (
            <Message
              key={message.id}
              message={message}
              provider={provider}
              rules={rules}
              withTime={withTimes}
              onSend={isLast ? onSend : undefined}
              onRetry={isLast && unanswered(conversation) ? onRetry : undefined}
            />
          );
        })}
        {pending && (
          <li>
            <Typing shortName={provider.shortName} slow={slow} />
          </li>
        )}
      </ol>
      {tail}
    </section>
  );
}
