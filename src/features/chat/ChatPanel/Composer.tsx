import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { chatMessages } from '#data/messages/chat.ts';
import { withoutInvisible } from '#data/text/invisible.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { loadFrequentReplies } from '../frequentReplies.ts';
import { form, input as inputStyle, send } from './Composer.css.ts';

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  pending: boolean;
  /** What was not sent, to be in the box again. */
  draft: string | undefined;
  /** Returns whether the text was sent. */
  onSend(text: string): boolean;
}

/** Far more than a question needs. The API accepts 16 KiB including the earlier conversation. */
const maxCharacters = 2000;

/** The message input. Enter sends; Shift+Enter starts a new line. */
export function Composer({ input, placeholder, pending, draft, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const submit = (written: string) => {
    if (onSend(written)) setText('');
  };

  // Takes over what was typed into the prerendered input; `data-early` says that Enter was pressed too (see loadChatPanel).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useLayoutEffect(() => {
    const element = input.current;
    const early = element?.form?.dataset;
    if (!element || !early) return;
    setText(element.value);
    if (early.early !== undefined) submit(element.value);
    delete early.early;
  }, []);

  // It leaves the box of every panel once it is sent from one.
  useEffect(() => {
    if (draft === undefined) return;
    setText((written) => (written.trim() ? `${draft}\n${written}` : draft));
    return () => setText((written) => (written === draft ? '' : written));
  }, [draft]);

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit(text);
  };

  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <textarea
        ref={input}
        className={inputStyle}
        rows={1}
        maxLength={maxCharacters}
        aria-label={chatMessages.yourMessage}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        disabled={pending}
        // While there is a connection: they are for later, when there may be none.
        onFocus={() => void loadFrequentReplies()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={`${button.primary} ${send}`}
        disabled={pending || !withoutInvisible(text).trim()}
      >
        {chatMessages.send}
      </button>
    </form>
  );
}
