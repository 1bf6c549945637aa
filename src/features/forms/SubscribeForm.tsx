import { formsMessages } from '#data/messages/forms.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { readStorage } from '../storage/browserStorage.ts';
import { contactFields, signUpDraftKey } from './contactFields.ts';
import { Honeypot } from './Honeypot.tsx';
import { useFormController } from './useFormController.tsx';

export interface SubscribeFormData {
  list: 'newsletter' | 'checklist';
  /** Path of the page that contains the form; stored as evidence of consent. */
  page: string;
  /** What the visitor consents to, one string per paragraph. */
  consent: readonly string[];
  /** The document that is asked for, offered at once beside the mail. */
  file?: string;
}

/** Sign-up by e-mail address: for the newsletter, or for one copy of the checklist. Works without JavaScript. */
export function SubscribeForm({ list, page, consent, file }: SubscribeFormData) {
  const id = `${list}-email`;
  const {
    view: { errors, pending, notice, failure },
    handlers,
  } = useFormController({
    field: id,
    load: () => import('./controller/hydrateSubscribeForm.ts'),
    shouldHydrate: () => readStorage('session', signUpDraftKey(list)) !== null,
  });
  const { name, action } = formsMessages[list];
  const { label, attributes } = contactFields.email;
  const busy = pending !== undefined;
  return (
    <>
      {notice}
      {/* The list is in the query too: the server needs it for the redirect when it rejects a form without parsing its body. */}
      <form method="post" action={`/api/subscribe?list=${list}`} aria-label={name} data-file={file} {...handlers}>
        <Stack>
          <TextField
            id={id}
            name="email"
            type="email"
            label={label}
            required
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
          {failure}
        </Stack>
      </form>
    </>
  );
}
