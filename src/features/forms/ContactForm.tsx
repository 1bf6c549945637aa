import { useLocation } from 'react-router-dom';
import { formsMessages } from '#data/messages/forms.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Choice, TextArea, TextField } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { hasContactNote } from '../storage/contactNote.ts';
import type { FirmChoices } from '../firm/industriesOf.ts';
import { readFirm } from '../storage/firm.ts';
import { readStorage } from '../storage/browserStorage.ts';
import { note } from './ContactForm.css.ts';
import { type ContactField, contactFields, draftKey } from './contactFields.ts';
import type { ConfirmationTexts } from './confirmationTexts.ts';
import { Honeypot } from './Honeypot.tsx';
import { useFormController } from './useFormController.tsx';

export interface ContactFormData {
  /** Path of the page that contains the form. */
  page: string;
  services: readonly { value: string; label: string }[];
  /** Shown after a successful request. */
  confirmation: ConfirmationTexts;
  firm: FirmChoices;
  /** Default values, with or without JavaScript. */
  prefill?: { service: string; message: string };
}

const form = 'contact';
const types = { name: 'text', company: 'text', email: 'email', phone: 'tel' } as const;

/** The contact request. Works without JavaScript: the browser posts it, and the API redirects to a page with the result. */
export function ContactForm({ page, services, confirmation, firm, prefill }: ContactFormData) {
  const { search } = useLocation();
  const { view, handlers } = useFormController({
    field: 'contact-name',
    load: () =>
      import('./controller/hydrateContactForm.tsx').then(({ hydrateContactFormWith }) => ({
        hydrateForm: hydrateContactFormWith(confirmation, firm),
      })),
    shouldHydrate: () =>
      /[?&](service|note)=/.test(search) ||
      hasContactNote() ||
      readFirm() !== undefined ||
      readStorage('session', draftKey) !== null,
    address: search,
  });
  const { errors, pending, notice, failure, prefillNote } = view;
  const common = <Name extends ContactField>(name: Name) => {
    const { label, attributes } = contactFields[name];
    return { id: `${form}-${name}`, name, label, required: true, error: errors[name], ...attributes };
  };
  return (
    <>
      {notice}
      <form method="post" action="/api/contact" aria-label={formsMessages.contactForm} {...handlers}>
        <Stack>
          <div className={note} role="status">
            {prefillNote ?? <Small>{formsMessages.everyFieldNeeded}</Small>}
          </div>
          {(['name', 'company', 'email', 'phone'] as const).map((name) => (
            <TextField key={name} {...common(name)} type={types[name]} />
          ))}
          {/* Without a default value, browsers restore the visitor's choice when they come back to the page. */}
          <Choice {...common('service')} defaultValue={prefill?.service}>
            <option value="">{formsMessages.selectService}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <TextArea {...common('message')} defaultValue={prefill?.message} hint={contactFields.message.rule} />
          <Honeypot form={form} />
          <input type="hidden" name="page" value={page} />
          <Row>
            <button type="submit" className={button.primary} disabled={pending !== undefined}>
              {pending ?? formsMessages.sendRequest}
            </button>
          </Row>
          {failure}
        </Stack>
      </form>
    </>
  );
}
