import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { form, input as inputStyle, send } from './Composer.css.ts';

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  pending: boolean;
  /** Says whether the text was taken. */
  onSend(text: string): boolean;
}

/** Far more than a question needs; the API reads 16 KiB, the conversation included. */
const mostCharacters = 2000;

/** Where the visitor writes. Enter sends, Shift and Enter begin a new line. */
export function Composer({ input, placeholder, pending, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const submit = (written: string) => {
    if (onSend(written)) setText('');
  };

  // What was typed, and perhaps sent, into the built panel before this code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useLayoutEffect(() => {
    const element = input.current;
    const early = element?.form?.dataset;
    if (!element || !early) return;
    setText(element.value);
    if (early.early !== undefined) submit(element.value);
    delete early.early;
  }, []);

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
        maxLength={mostCharacters}
        aria-label="Your message"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        disabled={pending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className={`${button.primary} ${send}`} disabled={pending || !text.trim()}>
        Send
      </button>
    </form>
  );
}
