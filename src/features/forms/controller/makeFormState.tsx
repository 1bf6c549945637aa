import type { FormView } from '../useFormController.tsx';
import type { FormDefinition, Values } from './formDefinition.ts';
import { type Notice, renderNotice } from './renderNotice.tsx';

interface FormStateOptions extends Pick<FormDefinition<never>, 'id' | 'pending' | 'prefillNote'> {
  render(view: FormView): void;
  onRetry(): void;
}

export type FormState = ReturnType<typeof makeFormState>;

/** The state of a form: errors, notice, and whether a request is pending. Every change renders the view. */
export function makeFormState({ id, pending: pendingLabel, prefillNote, render, onRetry }: FormStateOptions) {
  let errors: Values = {};
  let notice: Notice | undefined;
  let noticeCount = 0;
  let busy = false;

  function update(): void {
    const pending = busy ? pendingLabel : undefined;
    render({
      errors,
      pending,
      notice: renderNotice(notice, { form: id, key: noticeCount, errors, pending, onRetry }),
      prefillNote: prefillNote?.(),
      replacement: notice?.kind === 'replacement' ? notice.node : undefined,
    });
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

    /** Renders a failure notice again, whose text depends on whether the browser is online. */
    onConnectionChange(): void {
      if (notice?.kind !== 'failure') return;
      if (!navigator.onLine) notice.failure.offline = true;
      update();
    },

    /** Removes the notice or the replacement, so that the form is shown as at first. */
    reset(): void {
      notice = undefined;
      update();
    },
  };
}
