import { formControllerMessages } from '#data/messages/formController.ts';
import { loadToaster, showToast } from '../../toasts/toasts.ts';
import type { FormController, FormView } from '../useFormController.tsx';
import { type FormDefinition, type Values, valuesOf } from './formDefinition.ts';
import { type FormState, makeFormState } from './makeFormState.tsx';
import { type PostFailure, type PostResult, postJson } from './postJson.ts';

/** Tells that nothing was sent, in the specified words where there are no others. */
export const showFailure = (description: string = formControllerMessages.requestFailed) =>
  showToast({ title: formControllerMessages.error, description, tone: 'destructive' });

/** The behaviour common to all forms: validate, post once, then confirm, or keep the input and say why it was not sent. */
export function makeFormController<FormRequest>(
  form: HTMLFormElement,
  render: (view: FormView) => void,
  definition: FormDefinition<FormRequest>,
): FormController & Pick<FormState, 'update'> {
  const listeners = new AbortController();
  const { signal } = listeners;
  const state = makeFormState({
    ...definition,
    // The form may have been removed while a request was pending.
    render: (view) => signal.aborted || render(view),
    onRetry: () => void send({ online: true }),
    focusBack,
  });
  let focused: Element | null = null;

  for (const event of ['input', 'change']) form.addEventListener(event, onInput, { signal });
  for (const event of ['online', 'offline']) window.addEventListener(event, state.onConnectionChange, { signal });
  // Preloaded, because the toast that reports a lost connection could not be loaded without one.
  loadToaster().catch(() => {});
  return {
    submit: () => void send({ online: navigator.onLine }),
    destroy: () => listeners.abort(),
    update: state.update,
  };

  async function send({ online }: { online: boolean }): Promise<void> {
    if (state.isBusy()) return;
    const validation = definition.validate(valuesOf(form));
    if ('errors' in validation) {
      state.show({ kind: 'errors' }, validation.errors);
      return definition.onInvalid?.();
    }
    const { request } = validation;
    focused = document.activeElement;
    state.startRequest();
    const result: PostResult = online ? await postJson(definition.url, definition.toBody(request)) : { ok: false };
    state.endRequest();
    if (result.ok && (result.body || definition.acceptsUnreadableBody)) succeed(result.body ?? {}, request);
    else fail(result.ok ? { ok: false } : result);
  }

  /** A control that was disabled while the request was pending has lost the focus. */
  function focusBack(): void {
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
  }

  function succeed(body: Readonly<Record<string, unknown>>, request: FormRequest): void {
    form.reset();
    state.show({ kind: 'success', confirmation: definition.onSuccess(body, request) });
  }

  function fail(failure: PostFailure): void {
    const { status, retryAfter, message } = failure;
    const fieldErrors = errorsOfOwnFields(failure, definition.id);
    if (Object.keys(fieldErrors).length > 0)
      state.show({ kind: 'errors', title: definition.errorsTitle?.(failure) }, fieldErrors);
    else state.show({ kind: 'failure', failure: { status, retryAfter, message, offline: !navigator.onLine } });
    definition.onFailure(failure);
  }

  /** Clears or updates the error of the field being edited. Other fields get no new errors until the next submit. */
  function onInput({ target }: Event): void {
    definition.onInput?.();
    const { name } = target as HTMLInputElement;
    if (state.errorOf(name) === undefined) return;
    const validation = definition.validate(valuesOf(form));
    state.setError(name, 'errors' in validation ? validation.errors[name] : undefined);
  }
}

/** The API's error messages for fields that this form has; others could not be shown beside a field. */
function errorsOfOwnFields({ fields = {} }: PostFailure, formId: string): Values {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => document.getElementById(`${formId}-${name}`)));
}
