import { makeContactSchema } from '#data/rules/requests/contact.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { uuidV7 } from '#data/rules/text/uuidV7.ts';
import { formControllerMessages } from '#data/messages/formController.ts';
import { track } from '../../analytics/track.ts';
import { readStorage, writeStorage } from '../../storage/browserStorage.ts';
import { showToast } from '../../toasts/toasts.ts';
import { Small } from '../../../ui/Text/Text.tsx';
import { FirmLine } from '../../firm/FirmLine.tsx';
import { firmNote, knownFirm } from '../../firm/firmTexts.ts';
import type { Firm } from '../../storage/firm.ts';
import type { FirmChoices } from '../../firm/industriesOf.ts';
import { type ContactField, draftKey } from '../contactFields.ts';
import type { ConfirmationTexts } from '../confirmationTexts.ts';
import type { HydrateForm } from '../useFormController.tsx';
import { contactFieldNames, controlOf, prefillFromQuery, removePrefilled } from './contactControls.ts';
import { type Attempt, attemptAt, draftText, parseDraft } from './draft.ts';
import { undo as undoStyle } from './FormNotice.css.ts';
import { valuesOf } from './formDefinition.ts';
import { makeFormController, showFailure } from './makeFormController.ts';
import { makeValidator } from './makeValidator.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const contactSchema = makeContactSchema(fieldErrorsMessages);

/**
 * Hydrates the contact form: restores the draft, prefills fields from the address, and stores every change as a draft.
 * A request keeps its idempotency key until the API has accepted it.
 */
export const hydrateContactFormWith =
  (texts: ConfirmationTexts, firmTexts: FirmChoices): HydrateForm =>
  (form, render, visibleSince) => {
    const draft = parseDraft(readStorage('session', draftKey));
    let attempt: Attempt | undefined = draft?.attempt;
    const validate = makeValidator(contactSchema);
    const elapsed = () => Math.round((draft?.elapsed ?? 0) + performance.now() - visibleSince);
    // With `maxlength`, pasted text would be cut off silently; without it, the visitor gets an error message.
    controlOf(form, 'message').removeAttribute('maxlength');
    for (const name of contactFieldNames) controlOf(form, name).value ||= draft?.values[name] ?? '';
    const known = knownFirm(firmTexts.industries);
    let prefilled = prefillFromQuery(form, draft, known);
    const isOfFirm = known && Object.keys(prefilled).length === 1 && prefilled.message === firmNote(known);
    const firm = isOfFirm ? known : undefined;
    saveDraft();

    const controller = makeFormController(form, render, {
      id: 'contact',
      url: '/api/contact',
      pending: formControllerMessages.submitting,
      validate,
      toBody(request) {
        attempt = attemptAt(JSON.stringify(contactFieldNames.map((name) => request[name])), attempt, uuidV7);
        saveDraft();
        return { ...request, elapsed: elapsed(), idempotencyKey: attempt.key };
      },
      onSuccess({ emailSent }, { name }) {
        attempt = undefined;
        forgetPrefill();
        writeStorage('session', draftKey, undefined);
        track('form_submit', { category: 'engagement', label: 'contact_form_main_contact_form' });
        const text = emailSent === true ? texts.sent : texts.saved;
        // The panel is at the top of the form.
        showToast({ title: formControllerMessages.success, description: text, edge: 'bottom' });
        return { title: texts.title, text, more: <WhatHappensNext texts={texts} name={name} /> };
      },
      onFailure: () => showFailure(),
      onInput: saveDraft,
      prefillNote,
    });
    controller.update();
    return controller;

    function prefillNote() {
      if (firm) return <FirmLine firm={firm} {...firmTexts} onChange={changeFirm} />;
      return Object.keys(prefilled).length > 0 ? <PrefillNote onUndo={undoPrefill} /> : undefined;
    }

    /** Writes what holds of the firm from now on in place of what was prefilled. */
    function changeFirm(next: Firm | undefined): void {
      const message = controlOf(form, 'message');
      const [before, after] = [prefilled.message ?? '', next ? firmNote(next) : ''];
      if (message.value.startsWith(before)) message.value = (after + message.value.slice(before.length)).trimStart();
      prefilled = after ? { message: after } : {};
      saveDraft();
    }

    function undoPrefill(): void {
      const [first] = Object.keys(prefilled) as ContactField[];
      removePrefilled(form, prefilled);
      forgetPrefill();
      saveDraft();
      controller.update();
      if (first) controlOf(form, first).focus();
    }

    /** Removes the query from the address, so that a reload does not prefill the fields again. */
    function forgetPrefill(): void {
      if (Object.keys(prefilled).length > 0) history.replaceState(history.state, '', location.pathname + location.hash);
      prefilled = {};
    }

    function saveDraft(): void {
      const current = valuesOf(form);
      const values = Object.fromEntries(contactFieldNames.map((name) => [name, current[name] ?? '']));
      writeStorage('session', draftKey, draftText({ values, elapsed: elapsed(), attempt }, prefilled));
    }
  };

function PrefillNote({ onUndo }: { onUndo: () => void }) {
  return (
    <>
      <Small>{formControllerMessages.prefilled}</Small>
      <button type="button" className={undoStyle} onClick={onUndo}>
        {formControllerMessages.undo}
      </button>
    </>
  );
}
