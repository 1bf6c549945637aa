import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { chatMessages } from '#data/messages/chat.ts';
import { apology } from '../apology.ts';
import type { AskFailure } from '../ask.ts';
import type { ChatData, ChatVariant } from '../chatData.ts';
import { type PanelState, conversationStore } from '../conversationStore.ts';
import { FirmLine } from '../../firm/FirmLine.tsx';
import { knownFirm } from '../../firm/firmTexts.ts';
import { linkRules } from '../linkify.ts';
import { PersonBar } from '../person/PersonBar.tsx';
import { usePerson } from '../person/usePerson.ts';
import { ContactLinks } from '../ContactLinks/ContactLinks.tsx';
import { Announcer } from './Announcer.tsx';
import { footer, panel } from './ChatPanel.css.ts';
import { Composer } from './Composer.tsx';
import { Messages } from './Messages.tsx';

interface ChatPanelProps {
  data: ChatData;
  variant: ChatVariant;
}

/** The conversation with its input. All variants show the same conversation, each with its own apology for failures. */
export function ChatPanel({ data, variant }: ChatPanelProps) {
  const { provider, chat } = data;
  const state = useSyncExternalStore(
    conversationStore.subscribe,
    conversationStore.state,
    conversationStore.serverState,
  );
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const element = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [sentHere, setSentHere] = useState(false);
  const rules = useMemo(() => linkRules(data, live ? location.origin : undefined), [data, live]);
  const person = usePerson();
  const words = (failure: AskFailure) => apology(variant, provider, failure);

  const send = (text: string) => {
    const sent = conversationStore.send(text, words);
    if (sent) setSentHere(true);
    return sent;
  };
  const retry = () => {
    setSentHere(true);
    conversationStore.retry(words);
  };

  // The input was disabled and lost the focus. It gets it back unless the visitor has focused something else.
  useEffect(() => {
    if (state.pending || !sentHere) return;
    setSentHere(false);
    const active = document.activeElement;
    if (!active || active === document.body || element.current?.contains(active))
      input.current?.focus({ preventScroll: true });
  }, [state.pending, sentHere]);

  // A press before the code was there (see loadChatPanel).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useEffect(() => {
    const early = input.current?.form?.dataset;
    if (early?.ask === undefined) return;
    delete early.ask;
    void person.ask();
  }, []);

  // On the chat page and in the widget, the visitor came for the chat. Runs after `announcePage` has focused the heading.
  useEffect(() => {
    if (variant !== 'hero') queueMicrotask(() => focusFirst(input.current));
  }, [variant]);

  return (
    <div ref={element} className={panel[variant]}>
      <Messages
        state={state}
        live={live}
        greeting={chat.greeting}
        starters={chat.starters}
        provider={provider}
        rules={rules}
        withTimes={variant === 'page'}
        inPage={variant !== 'compact'}
        writesHere={sentHere}
        onSend={send}
        onRetry={retry}
        tail={
          person.parts ? <person.parts.PersonForm /> : <ChatFirm state={state} live={live} locale={provider.locale} />
        }
      />
      <div className={footer}>
        <PersonBar person={person} live={live} phone={provider.phone.display} />
        <Composer
          input={input}
          placeholder={chatMessages.placeholder[variant]}
          pending={state.pending}
          draft={state.draft}
          onSend={send}
        />
        <ContactLinks data={data} />
      </div>
      <Announcer state={state} />
    </div>
  );
}

/** What is remembered of the visitor's firm: at the beginning, and below a price that it was used for. */
function ChatFirm({ state, live, locale }: { state: PanelState; live: boolean; locale: string }) {
  const last = state.conversation.messages.at(-1);
  const firm = live && !state.pending && (!last || last.chips) ? knownFirm() : undefined;
  return firm ? <FirmLine firm={firm} locale={locale} onChange={() => undefined} /> : null;
}

/** Focuses the input, unless the focus is on something other than the page's heading or the chat button. */
function focusFirst(input: HTMLTextAreaElement | null): void {
  const active = document.activeElement;
  const elsewhere =
    active && active !== document.body && active.localName !== 'h1' && !active.hasAttribute('data-chat-button');
  if (!elsewhere) input?.focus({ preventScroll: true });
}
