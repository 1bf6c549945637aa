import { useId, useState, useSyncExternalStore } from 'react';
import { bookingMessages } from '#data/messages/booking.ts';
import { formsMessages } from '#data/messages/forms.ts';
import { handoverMessages } from '#data/messages/handover.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { error as errorStyle } from '../../../ui/Field/Field.css.ts';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Small } from '../../../ui/Text/Text.tsx';
import { contactFields } from '../../forms/contactFields.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { useFormController } from '../../forms/useFormController.tsx';
import { keepDetails, readDetails } from './detailsDraft.ts';
import { goOnAt } from './goOnAt.ts';
import { currentPresence, subscribeToPresence } from './presence.ts';
import { box, consent as consentStyle } from './LeadForm.css.ts';

const texts = handoverMessages.lead;

/** Defined once: React calls a ref callback again whenever it is a new function. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface LeadFormProps {
  /** Says that a person has come meanwhile. */
  joined: string | undefined;
  onClose(): void;
}

/** A name and a way to be reached, left in the chat. The conversation goes along to the requests. What is typed stays until it is sent. */
export function LeadForm({ joined, onClose }: LeadFormProps) {
  const pickTime = useSyncExternalStore(subscribeToPresence, currentPresence, currentPresence)?.pickTime;
  const [kept] = useState(readDetails);
  // Two panels of a page may have the form.
  const form = `chat-lead-${useId()}`;
  const { view, handlers } = useFormController({
    field: `${form}-name`,
    load: () => import('./hydrateLeadForm.ts'),
    shouldHydrate: () => true,
  });
  const { errors, pending, notice, failure } = view;
  const fieldOf = (name: 'name' | 'email' | 'phone', type: string) => {
    const { label, attributes } = contactFields[name];
    return { id: `${form}-${name}`, name, label, type, error: errors[name], defaultValue: kept[name], ...attributes };
  };
  return (
    <div ref={showWhole} className={box}>
      {notice}
      <form id={form} aria-label={texts.label} {...handlers} onChange={(event) => keepDetails(event.currentTarget)}>
        <Stack>
          {joined && <Small>{joined}</Small>}
          <Small>{texts.about}</Small>
          <TextField {...fieldOf('name', 'text')} required />
          <TextField {...fieldOf('email', 'email')} />
          <TextField {...fieldOf('phone', 'tel')} />
          <div>
            <label className={consentStyle}>
              <input
                id={`${form}-consent`}
                type="checkbox"
                name="consent"
                value="yes"
                defaultChecked={kept.consent === 'yes'}
                aria-invalid={errors.consent ? true : undefined}
                aria-describedby={errors.consent ? `${form}-consent-error` : undefined}
              />
              {texts.consent}
            </label>
            {errors.consent && (
              <p id={`${form}-consent-error`} className={errorStyle}>
                {errors.consent}
              </p>
            )}
          </div>
          <Honeypot form={form} />
          <Row>
            <button type="submit" className={button.primary} disabled={pending !== undefined}>
              {pending ?? texts.send}
            </button>
            <button
              type="button"
              className={button.secondary}
              onClick={(event) => {
                onClose();
                goOnAt('box', event);
              }}
            >
              {texts.close}
            </button>
            <a href="/contact#contact">{formsMessages.contactForm}</a>
            {pickTime && <a href={pickTime}>{bookingMessages.pickTime}</a>}
          </Row>
          {failure}
        </Stack>
      </form>
    </div>
  );
}
