import { makeQuoteRequestSchema } from '#data/rules/requests/contact.ts';
import { bookingMessages } from '#data/messages/booking.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import type { QuoteInput } from '#data/rules/prices/quote.ts';
import { uuidV7 } from '#data/rules/text/uuidV7.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { formControllerMessages } from '#data/messages/formController.ts';
import { fill } from '#data/rules/text/fill.ts';
import { track } from '../analytics/track.ts';
import { pickTimeAddress } from '../booking/bookingPath.ts';
import { type Attempt, attemptAt } from '../forms/controller/draft.ts';
import { type Values, valuesOf } from '../forms/controller/formDefinition.ts';
import { makeFormController, showFailure } from '../forms/controller/makeFormController.ts';
import { makeValidator } from '../forms/controller/makeValidator.ts';
import type { FormController, FormView } from '../forms/useFormController.tsx';

const quoteRequestSchema = makeQuoteRequestSchema(fieldErrorsMessages);

/** Unsent input. Lives as long as the document, so that a panel closed by mistake reopens with it. */
let unsent: Values = {};
/** A request keeps its idempotency key until the API has accepted it. */
let attempt: Attempt | undefined;

export const unsentValue = (name: string): string | undefined => unsent[name];

/** Attaches the behaviour of the quote panel's form, which sends the quote as it stands then with the visitor's details. */
export function hydrateQuoteForm(
  form: HTMLFormElement,
  render: (view: FormView) => void,
  {
    readInput,
    provider,
    booking,
    onSent,
  }: { readInput: () => QuoteInput; provider: string; booking: boolean; onSent: () => void },
): FormController {
  const visibleSince = performance.now();
  const validate = makeValidator(quoteRequestSchema);
  return makeFormController(form, render, {
    id: 'quote',
    url: '/api/contact',
    pending: formControllerMessages.sending,
    validate: (values) => validate({ ...values, kind: 'quote', quote: readInput(), page: location.pathname }),
    toBody(request) {
      const content = JSON.stringify([request.name, request.email, request.phone, request.quote]);
      attempt = attemptAt(content, attempt, uuidV7);
      return { ...request, elapsed: Math.round(performance.now() - visibleSince), idempotencyKey: attempt.key };
    },
    onInput() {
      unsent = valuesOf(form);
    },
    onSuccess() {
      attempt = undefined;
      unsent = {};
      onSent();
      track('form_submit', { category: 'engagement', label: 'quote_request' });
      return {
        title: calculatorMessages.quoteReceived,
        text: fill(calculatorMessages.whatHappensNext, { provider }),
        ...(booking ? { action: { label: bookingMessages.pickTimeForCall, href: pickTimeAddress } } : {}),
      };
    },
    onFailure: () => showFailure(),
  });
}
