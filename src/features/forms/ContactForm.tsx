import { useLocation } from 'react-router-dom';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Choice, TextArea, TextField } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { readStorage } from '../storage/browserStorage.ts';
import { opening } from './ContactForm.css.ts';
import { type ContactField, contactFields, draftKey } from './contactFields.ts';
import type { TakenTexts } from './confirmationTexts.ts';
import { Honeypot } from './Honeypot.tsx';
import { useLiveForm } from './useFormController.ts';

export interface ContactFormData {
  /** The page it stands on. */
  page: string;
  services: readonly { value: string; label: string }[];
  /** What is said once a request has been taken. */
  taken: TakenTexts;
  /** What it holds to begin with, script or not. */
  begun?: { service: string; message: string };
}

const form = 'contact';
const types = { name: 'text', company: 'text', email: 'email', phone: 'tel' } as const;

/** The contact request. Works as it is: the browser sends it and is led to a page that says what became of it. */
export function ContactForm({ page, services, taken, begun: first }: ContactFormData) {
  const { search } = useLocation();
  const { view, handlers } = useLiveForm({
    field: 'contact-name',
    load: () => import('./controller/hydrateContactForm.tsx').then(({ startWith }) => ({ start: startWith(taken) })),
    wanted: () => /[?&](service|note)=/.test(search) || readStorage('session', draftKey) !== null,
    address: search,
  });
  const { errors, pending, above, begun, instead } = view;
  const common = <Name extends ContactField>(name: Name) => {
    const { label, attributes } = contactFields[name];
    return { id: `${form}-${name}`, name, label, required: true, error: errors[name], ...attributes };
  };
  return (
    <>
      {above}
      {instead}
      <form
        hidden={instead !== undefined}
        method="post"
        action="/api/contact"
        aria-label="Contact request"
        {...handlers}
      >
        <Stack>
          <div className={opening} role="status">
            {begun ?? <Small>Every field is needed.</Small>}
          </div>
          {(['name', 'company', 'email', 'phone'] as const).map((name) => (
            <TextField key={name} {...common(name)} type={types[name]} />
          ))}
          {/* Without a default of ours, a browser that comes back to the page keeps the choice. */}
          <Choice {...common('service')} defaultValue={first?.service}>
            <option value="">Please select a service</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <TextArea {...common('message')} defaultValue={first?.message} hint={contactFields.message.rule} />
          <Honeypot form={form} />
          <input type="hidden" name="page" value={page} />
          <Row>
            <button type="submit" className={button.primary} disabled={pending !== undefined}>
              {pending ?? 'Send request'}
            </button>
          </Row>
        </Stack>
      </form>
    </>
  );
}
