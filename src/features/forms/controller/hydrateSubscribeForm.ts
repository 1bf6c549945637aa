import { fieldErrors } from '#data/rules/text/fieldErrors.ts';
import { type List, makeSubscribeSchema } from '#data/rules/requests/subscribe.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { formControllerMessages } from '#data/messages/formController.ts';
import { readStorage, writeStorage } from '../../storage/browserStorage.ts';
import { showToast } from '../../toasts/toasts.ts';
import { signUpDraftKey } from '../contactFields.ts';
import type { HydrateForm } from '../useFormController.tsx';
import { draftText, parseDraft } from './draft.ts';
import { valuesOf } from './formDefinition.ts';
import { makeFormController, showFailure } from './makeFormController.ts';
import type { PostFailure } from './postJson.ts';

const subscribeSchema = makeSubscribeSchema(fieldErrorsMessages);
const { success, thankYou, newsletter, checklist } = formControllerMessages;

const showSuccess = (description: string) => showToast({ title: success, description });
const nonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Texts and reactions of each sign-up form, in the words of the specification. */
const lists = {
  newsletter: {
    pending: newsletter.pending,
    onSuccess({ message }: Readonly<Record<string, unknown>>, _file?: string) {
      const text = nonEmptyText(message) ?? newsletter.subscribed;
      showSuccess(text);
      return { title: thankYou, text };
    },
    // What failed in the specified words, then the reason where the server gives one.
    onFailure: ({ message, fields }: PostFailure) =>
      showFailure([newsletter.failed, nonEmptyText(fields?.email) ?? nonEmptyText(message)].filter(Boolean).join(' ')),
  },
  checklist: {
    pending: checklist.pending,
    onInvalid: () =>
      showToast({
        title: checklist.invalidEmail,
        description: fieldErrorsMessages.signUpEmailInvalid,
        tone: 'destructive',
      }),
    // In the specified words, whatever the body says.
    onSuccess(_: unknown, file?: string) {
      showSuccess(checklist.onItsWay);
      const action = file
        ? { label: checklist.open, href: file }
        : { label: checklist.read, href: '/resources#checklist' };
      return { title: thankYou, text: checklist.onItsWay, action };
    },
    onFailure: () => showFailure(),
  },
};

/** Hydrates a sign-up form: restores the address that was typed, and stores it until the API has accepted it. */
export const hydrateForm: HydrateForm = (form, render, visibleSince) => {
  const list: List = valuesOf(form).list === 'checklist' ? 'checklist' : 'newsletter';
  const texts = lists[list];
  const key = signUpDraftKey(list);
  const draft = parseDraft(readStorage('session', key));
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const elapsed = () => Math.round((draft?.elapsed ?? 0) + performance.now() - visibleSince);
  const saveDraft = () =>
    writeStorage('session', key, draftText({ values: { email: field.value }, elapsed: elapsed() }, {}));
  field.value ||= draft?.values.email ?? '';
  saveDraft();
  return makeFormController(form, render, {
    ...texts,
    onSuccess(body) {
      writeStorage('session', key, undefined);
      return texts.onSuccess(body, form.dataset.file);
    },
    onInput: saveDraft,
    id: list,
    url: '/api/subscribe',
    acceptsUnreadableBody: true,
    validate(values) {
      const parsed = subscribeSchema.safeParse(values);
      return parsed.success ? { request: parsed.data } : { errors: fieldErrors(parsed.error) };
    },
    toBody: (request) => ({ ...request, elapsed: elapsed() }),
  });
};
