import { formControllerMessages } from '#data/messages/formController.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { failureText, type SendFailure } from './failureText.ts';
import { box, title } from './FormNotice.css.ts';

interface FailureNoticeProps {
  failure: SendFailure;
  /** Label of the retry button while a request is pending. */
  pending: string | undefined;
  onMount: () => void;
  onRetry: () => void;
  /** Asks to send by itself once there is a connection, or not to. */
  onWait: (waiting: boolean) => void;
}

/** Why nothing was sent, at the submit button, which keeps the focus; with a button to send again. */
export function FailureNotice({ failure, pending, onMount, onRetry, onWait }: FailureNoticeProps) {
  const { sendAgain, sendWhenConnected, doNotWait } = formControllerMessages;
  const online = navigator.onLine;
  const { waiting = false } = failure;
  const label = online ? sendAgain : waiting ? doNotWait : sendWhenConnected;
  const onShown = (element: HTMLElement | null) => {
    if (!element || element.dataset.shown !== undefined) return;
    element.dataset.shown = '';
    onMount();
    element.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={onShown} className={box.wrong} data-notice="wrong">
      <div role="alert">
        <p className={title}>{formControllerMessages.notSent}</p>
        <p>{failureText(failure, { online })}</p>
      </div>
      <button
        type="button"
        className={button.secondary}
        disabled={pending !== undefined}
        onClick={() => (online ? onRetry() : onWait(!waiting))}
      >
        {pending ?? label}
      </button>
    </section>
  );
}
