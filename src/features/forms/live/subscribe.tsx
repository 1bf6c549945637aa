import { type List, subscribeSchema } from '#api/routes/subscribe/schema.ts';
import { fieldErrors } from '#data/text/fieldErrors.ts';
import { keep, readKept } from '../../storage/kept.ts';
import { showToast } from '../../toasts/toasts.ts';
import { signUpDraftKey } from '../contactFields.ts';
import type { Start } from '../useLiveForm.ts';
import { draftText, parseDraft } from './draft.ts';
import { makeLife, valuesOf } from './makeLife.tsx';

const error = (description: string) => showToast({ title: 'Error', description, tone: 'destructive' });
const success = (description: string) => showToast({ title: 'Success!', description });
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Each sign-up in the specification's words. */
const kinds = {
  newsletter: {
    pending: 'Subscribing...',
    onSent({ message }: Readonly<Record<string, unknown>>) {
      const said = text(message) ?? "You've been subscribed to our newsletter.";
      success(said);
      return { title: 'Thank you', text: said };
    },
    onRefused: ({
      message,
      fields,
    }: {
      message?: string | undefined;
      fields?: Readonly<Record<string, string>> | undefined;
    }) => error(text(fields?.email) ?? text(message) ?? 'Failed to subscribe. Please try again.'),
  },
  checklist: {
    pending: 'Processing...',
    onInvalid: () =>
      showToast({ title: 'Invalid email', description: 'Please enter a valid email address.', tone: 'destructive' }),
    onSent({ message }: Readonly<Record<string, unknown>>) {
      // The server's word, where it has one: it knows whether mail can be sent at all.
      const said = text(message) ?? 'Your cybersecurity checklist will be emailed to you shortly.';
      success(said);
      return { title: 'Thank you', text: said, way: { label: 'Read the checklist', href: '/resources#checklist' } };
    },
    onRefused: () => error('There was a problem submitting your request. Please try again.'),
  },
};

/** The sign-up forms, alive: an address that was typed outlasts the page until it has been taken. */
export const start: Start = (form, show, shownAt) => {
  const list: List = valuesOf(form).list === 'checklist' ? 'checklist' : 'newsletter';
  const kind = kinds[list];
  const key = signUpDraftKey(list);
  const draft = parseDraft(readKept('session', key));
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const elapsed = () => Math.round((draft?.elapsed ?? 0) + performance.now() - shownAt);
  const save = () => keep('session', key, draftText({ values: { email: field.value }, elapsed: elapsed() }, {}));
  field.value ||= draft?.values.email ?? '';
  save();
  return makeLife(form, show, {
    ...kind,
    onSent(body) {
      keep('session', key, undefined);
      return kind.onSent(body);
    },
    onTyped: save,
    id: list,
    url: '/api/subscribe',
    believesStatus: true,
    check(values) {
      const parsed = subscribeSchema.safeParse(values);
      return parsed.success ? { request: parsed.data } : { wrong: fieldErrors(parsed.error) };
    },
    bodyOf: (request) => ({ ...request, elapsed: elapsed() }),
  });
};
