import { fieldErrors } from '#data/text/fieldErrors.ts';
import { type List, makeSubscribeSchema } from '#api/routes/subscribe/schema.ts';
import { apiMessages } from '#data/messages/api.ts';
import { readStorage, writeStorage } from '../../storage/browserStorage.ts';
import { showToast } from '../../toasts/toasts.ts';
import { signUpDraftKey } from '../contactFields.ts';
import type { HydrateForm } from '../useFormController.ts';
import { draftText, parseDraft } from './draft.ts';
import { valuesOf } from './formDefinition.ts';
import { makeFormController } from './makeFormController.ts';
import type { PostFailure } from './postJson.ts';

const subscribeSchema = makeSubscribeSchema(apiMessages);

const showError = (description: string) => showToast({ title: 'Error', description, tone: 'destructive' });
const showSuccess = (description: string) => showToast({ title: 'Success!', description });
const nonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Texts and reactions of each sign-up form, in the words of the specification. */
const lists = {
  newsletter: {
    pending: 'Subscribing...',
    onSuccess({ message }: Readonly<Record<string, unknown>>) {
      const text = nonEmptyText(message) ?? "You've been subscribed to our newsletter.";
      showSuccess(text);
      return { title: 'Thank you', text };
    },
    onFailure: ({ message, fields }: PostFailure) =>
      showError(nonEmptyText(fields?.email) ?? nonEmptyText(message) ?? 'Failed to subscribe. Please try again.'),
  },
  checklist: {
    pending: 'Processing...',
    onInvalid: () =>
      showToast({ title: 'Invalid email', description: 'Please enter a valid email address.', tone: 'destructive' }),
    onSuccess({ message }: Readonly<Record<string, unknown>>) {
      // The API's message comes first, because only the API knows whether mail is configured.
      const text = nonEmptyText(message) ?? 'Your cybersecurity checklist will be emailed to you shortly.';
      showSuccess(text);
      return { title: 'Thank you', text, action: { label: 'Read the checklist', href: '/resources#checklist' } };
    },
    onFailure: () => showError('There was a problem submitting your request. Please try again.'),
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
      return texts.onSuccess(body);
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
