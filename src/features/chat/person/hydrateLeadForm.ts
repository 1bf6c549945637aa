import { makeHandoverLeadSchema } from '#data/rules/requests/handover.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { handoverMessages } from '#data/messages/handover.ts';
import { uuidV7 } from '#data/rules/text/uuidV7.ts';
import { type Attempt, attemptAt } from '../../forms/controller/draft.ts';
import { makeFormController } from '../../forms/controller/makeFormController.ts';
import { makeValidator } from '../../forms/controller/makeValidator.ts';
import type { HydrateForm } from '../../forms/useFormController.tsx';
import { keepDetails } from './detailsDraft.ts';
import { goOnAt } from './goOnAt.ts';
import { personStore } from './personStore.ts';

const schema = makeHandoverLeadSchema({ fieldErrors: fieldErrorsMessages, handover: handoverMessages });
const { pending, sentTitle, sent } = handoverMessages.lead;

/** The form in the chat: checked as the service checks it; sent twice, it is one request. */
export const hydrateForm: HydrateForm = (form, render, visibleSince) => {
  let attempt: Attempt | undefined;
  const record = personStore.record();
  const validate = makeValidator(schema);
  return makeFormController(form, render, {
    id: form.id,
    url: `/api/handover/${record?.id}/lead`,
    pending,
    validate,
    toBody(request) {
      attempt = attemptAt(JSON.stringify([request.name, request.email, request.phone]), attempt, uuidV7);
      const elapsed = Math.round(performance.now() - visibleSince);
      return { ...request, secret: record?.secret, elapsed, idempotencyKey: attempt.key };
    },
    onSuccess() {
      // The notice that it has arrived comes over the stream, in its place.
      keepDetails(undefined);
      goOnAt('box', { currentTarget: form, detail: 0 });
      personStore.closeForm();
      return { title: sentTitle, text: sent };
    },
    onFailure() {},
  });
};
