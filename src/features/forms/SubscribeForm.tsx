import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { readStorage } from '../storage/browserStorage.ts';
import { contactFields, signUpDraftKey } from './contactFields.ts';
import { Honeypot } from './Honeypot.tsx';
import { useLiveForm } from './useFormController.ts';

export interface SubscribeFormData {
  list: 'newsletter' | 'checklist';
  /** The page it stands on: evidence of consent. */
  page: string;
  /** What pressing the button means, in paragraphs. */
  consent: readonly string[];
}

const words = {
  newsletter: { name: 'Newsletter', action: 'Subscribe' },
  checklist: { name: 'Checklist by e-mail', action: 'Send me the checklist' },
} as const;

/** Asks for an address: for the newsletter, or for the checklist once. Works as it is, without a script. */
export function SubscribeForm({ list, page, consent }: SubscribeFormData) {
  const id = `${list}-email`;
  const {
    view: { errors, pending, above },
    handlers,
  } = useLiveForm({
    field: id,
    load: () => import('./controller/hydrateSubscribeForm.tsx'),
    wanted: () => readStorage('session', signUpDraftKey(list)) !== null,
  });
  const { name, action } = words[list];
  const { label, attributes } = contactFields.email;
  const busy = pending !== undefined;
  return (
    <>
      {above}
      {/* The list stands in the address too: there the server reads it of a form that it refuses unread. */}
      <form method="post" action={`/api/subscribe?list=${list}`} aria-label={name} {...handlers}>
        <Stack>
          <TextField
            id={id}
            name="email"
            type="email"
            label={label}
            required
            maxLength={254}
            {...attributes}
            error={errors.email}
            disabled={busy && list === 'newsletter'}
          />
          {consent.map((text) => (
            <Small key={text}>{text}</Small>
          ))}
          <Honeypot form={list} />
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="page" value={page} />
          <Row>
            <button type="submit" className={button.primary} disabled={busy}>
              {pending ?? action}
            </button>
          </Row>
        </Stack>
      </form>
    </>
  );
}
