import { fieldErrors } from '#api/routes/contact/schema.ts';
import { type List, subscribeSchema } from '#api/routes/subscribe/schema.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { Start } from '../useLiveForm.ts';
import { makeLife, valuesOf } from './makeLife.tsx';

const error = (description: string) => showToast({ title: 'Error', description, tone: 'destructive' });
const success = (description: string) => showToast({ title: 'Success!', description });
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Each sign-up in the specification's words. */
const kinds = {
  newsletter: {
    pending: 'Subscribing...',
    onSent({ message }: Readonly<Record<string, unknown>>) {
      const said = text(message) ?? 'You\'ve been subscribed to our newsletter.';
      success(said);
      return { title: 'Thank you', text: said };
    },
    onRefused: ({ message, fields }: { message?: string | undefined; fields?: Readonly<Record<string, string>> | undefined }) => error(text(fields?.email) ?? text(message) ?? 'Failed to subscribe. Please try again.'),
  },
  checklist: {
    pending: 'Processing...',
    onInvalid: () => showToast({ title: 'Invalid email', description: 'Please enter a valid email address.', tone: 'destructive' }),
    onSent({ message }: Readonly<Record<string, unknown>>) {
      const said = 'Your cybersecurity checklist will be emailed to you shortly.';
      success(said);
      // What stays in place is the server's word: it knows whether mail can be sent at all.
      return { title: 'Thank you', text: text(message) ?? said, way: { label: 'Read the checklist', href: '/resources#checklist' } };
    },
    onRefused: () => error('There was a problem submitting your request. Please try again.'),
  },
};

/** The sign-up forms, alive. */
export const start: Start = (form, show, shownAt) => {
  const list: List = valuesOf(form).list === 'checklist' ? 'checklist' : 'newsletter';
  return makeLife(form, show, {
    ...kinds[list],
    id: list, url: '/api/subscribe', believesStatus: true,
    check(values) {
      const parsed = subscribeSchema.safeParse(values);
      return parsed.success ? { request: parsed.data } : { wrong: fieldErrors(parsed.error) };
    },
    bodyOf: (request) => ({ ...request, elapsed: Math.round(performance.now() - shownAt) }),
  });
};
