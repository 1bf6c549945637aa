import type { FormView } from '../useFormController.tsx';
import type { FormDefinition, Values } from './formDefinition.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { type Notice, renderNotice } from './renderNotice.tsx';

interface FormStateOptions extends Pick<FormDefinition<never>, 'id' | 'pending' | 'prefillNote'> {
  render(view: FormView): void;
  onRetry(): void;
  /** Gives the focus back to where it was before the request. */
  focusBack(): void;
}

export type FormState = ReturnType<typeof makeFormState>;

/** The state of a form: errors, notice, and whether a request is pending. Every change renders the view. */
export function makeFormState({
  id,
  pending: pendingLabel,
  prefillNote,
  render,
  onRetry,
  focusBack,
}: FormStateOptions) {
  let errors: Values = {};
  let notice: Notice | undefined;
  let noticeCount = 0;
  let busy = false;

  function update(): void {
    const pending = busy ? pendingLabel : undefined;
    render({
      errors,
      pending,
      notice: renderNotice(notice, { form: id, key: noticeCount, errors }),
      failure: notice?.kind === 'failure' && (
        <FailureNotice
          key={noticeCount}
          failure={notice.failure}
          pending={pending}
          onMount={focusBack}
          onRetry={onRetry}
          onWait={setWaiting}
        />
      ),
      prefillNote: prefillNote?.(),
    });
  }

  /** Sends by itself once the browser is connected, or no longer. */
  function setWaiting(waiting: boolean): void {
    if (notice?.kind === 'failure') notice.failure.waiting = waiting;
    update();
  }

  return {
    update,
    isBusy: () => busy,
    errorOf: (name: string) => errors[name],

    startRequest(): void {
      errors = {};
      busy = true;
      // A failure notice stays: its retry button shows that the request is pending.
      if (notice?.kind !== 'failure') notice = undefined;
      update();
    },

    /** Ends the request without rendering: a call of `show` follows. */
    endRequest(): void {
      busy = false;
    },

    show(next: Notice, nextErrors: Values = {}): void {
      notice = next;
      errors = nextErrors;
      noticeCount += 1;
      update();
    },

    /** Replaces or, with undefined, removes the error of one field. */
    setError(name: string, message: string | undefined): void {
      const { [name]: _, ...others } = errors;
      errors = message === undefined ? others : { ...errors, [name]: message };
      update();
    },

    /** Sends what waits for a connection, or renders a failure notice again, whose text depends on the connection. */
    onConnectionChange(): void {
      if (notice?.kind !== 'failure') return;
      if (!navigator.onLine) notice.failure.offline = true;
      if (notice.failure.waiting && navigator.onLine) onRetry();
      else update();
    },
  };
}
