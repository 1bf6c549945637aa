import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { chatMessages } from '#data/messages/chat.ts';
import { handoverLimits } from '#data/rules/requests/handoverMessage.ts';
import { fill } from '#data/rules/text/fill.ts';
import { withoutInvisible } from '#data/rules/text/invisible.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { loadFrequentReplies } from '../frequentReplies.ts';
import { error as errorStyle, hint } from '../../../ui/Field/Field.css.ts';
import { form, input as inputStyle, length, send } from './Composer.css.ts';

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  pending: boolean;
  /** What was not sent, to be in the box again. */
  draft: string | undefined;
  /** Returns whether the text was sent. */
  onSend(text: string): boolean;
}

/** Characters of a message, which are far more than a question needs, and where their count begins to be shown. */
const most = handoverLimits.text;
const near = most - 200;

/** What was in the box when a panel was closed: it is in that of the next. */
let leftBehind = '';

/** The message input. Enter sends; Shift+Enter starts a new line. */
export function Composer({ input, placeholder, pending, draft, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const lengthId = `chat-length-${useId()}`;
  const count = withoutInvisible(text).trim().length;
  const isTooLong = count > most;
  /** What is too long stays as it is: nothing of it is cut off. */
  const submit = (written: string) => {
    if (withoutInvisible(written).trim().length <= most && onSend(written)) setText('');
  };

  // Takes over what was typed into the prerendered input; `data-early` says that Enter was pressed too (see loadChatPanel).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useLayoutEffect(() => {
    const element = input.current;
    const early = element?.form?.dataset;
    if (!element || !early) return;
    setText(element.value || leftBehind);
    leftBehind = '';
    if (early.early !== undefined) submit(element.value);
    delete early.early;
  }, []);

  const written = useRef(text);
  useEffect(() => {
    written.current = text;
  }, [text]);
  useEffect(
    () => () => {
      leftBehind = written.current;
    },
    [],
  );

  // It leaves the box of every panel once it is sent from one.
  useEffect(() => {
    if (draft === undefined) return;
    setText((now) => (now.includes(draft) ? now : now.trim() ? `${draft}\n${now}` : draft));
    return () => setText((now) => (now === draft ? '' : now));
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
        aria-label={chatMessages.yourMessage}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={count > near ? lengthId : undefined}
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
      <button type="submit" className={`${button.primary} ${send}`} disabled={pending || count === 0 || isTooLong}>
        {chatMessages.send}
      </button>
      <Length id={lengthId} count={count} />
    </form>
  );
}

/** How long the message is, near the limit and beyond it. */
function Length({ id, count }: { id: string; count: number }) {
  const isTooLong = count > most;
  return (
    <div id={id} className={length}>
      {count > near && (
        <span className={isTooLong ? errorStyle : hint}>{`${fill(chatMessages.length, { count, most })}. `}</span>
      )}
      <span aria-live="polite" className={errorStyle}>
        {isTooLong && chatMessages.tooLong}
      </span>
    </div>
  );
}
