import { quoteRequestSchema } from '#api/routes/contact/schema.ts';
import type { QuoteInput } from '#data/plans/quote.ts';
import { fieldErrors } from '#data/text/fieldErrors.ts';
import { uuidV7 } from '#data/text/uuidV7.ts';
import { track } from '../analytics/track.ts';
import { type Attempt, attemptAt } from '../forms/live/draft.ts';
import { makeLife, type Values, valuesOf } from '../forms/live/makeLife.tsx';
import type { FormView, Life } from '../forms/useLiveForm.ts';
import { showToast } from '../toasts/toasts.ts';

/** What was typed and not yet sent, for as long as the document lives: a dialog that was closed by mistake opens as it was left. */
let typed: Values = {};
/** A request keeps its key until it has been taken. */
let attempt: Attempt | undefined;

export const typedBefore = (name: string): string | undefined => typed[name];

/** The form of the quote dialog, alive: the quote that `input` makes is sent with what the visitor fills in. */
export function quoteForm(
  form: HTMLFormElement,
  show: (view: FormView) => void,
  { input, provider, onSent }: { input: QuoteInput; provider: string; onSent: () => void },
): Life {
  const shownAt = performance.now();
  return makeLife(form, show, {
    id: 'quote',
    url: '/api/contact',
    pending: 'Sending...',
    believesStatus: false,
    check(values) {
      const parsed = quoteRequestSchema.safeParse({ ...values, kind: 'quote', quote: input, page: location.pathname });
      return parsed.success ? { request: parsed.data } : { wrong: fieldErrors(parsed.error) };
    },
    bodyOf(request) {
      attempt = attemptAt(JSON.stringify([request.name, request.email, request.phone, input]), attempt, uuidV7);
      return { ...request, elapsed: Math.round(performance.now() - shownAt), idempotencyKey: attempt.key };
    },
    onTyped() {
      typed = valuesOf(form);
    },
    onSent() {
      attempt = undefined;
      typed = {};
      const confirmation = {
        title: 'Quote request received!',
        text: `A ${provider} sales representative will contact you shortly with a customized quote.`,
      };
      // Closed before it goes, a dialog lets the focus out.
      form.closest('dialog')?.close();
      onSent();
      showToast({ title: confirmation.title, description: confirmation.text, lifetimeMs: 5000 });
      track('form_submit', { category: 'engagement', label: 'quote_request' });
      return confirmation;
    },
    onRefused: () =>
      showToast({
        title: 'Error',
        description: 'There was a problem submitting your request. Please try again.',
        tone: 'destructive',
        lifetimeMs: 5000,
      }),
  });
}
