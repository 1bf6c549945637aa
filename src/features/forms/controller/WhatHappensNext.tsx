import { fill } from '#data/text/fill.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import type { ConfirmationTexts } from '../confirmationTexts.ts';
import { FormNotice } from './FormNotice.tsx';

interface ContactConfirmationProps {
  texts: ConfirmationTexts;
  /** The visitor's name. */
  name: string;
  /** Whether a confirmation was sent by e-mail. */
  mailed: boolean;
  onStartOver: () => void;
}

/** Replaces the contact form after a successful request and says what happens next. */
export function ContactConfirmation({ texts, name, mailed, onStartOver }: ContactConfirmationProps) {
  const { title, thanks, steps, urgent, phone, again } = texts;
  return (
    <FormNotice form="contact" tone="done" title={title}>
      <p id="contact-notice-text">{mailed ? texts.sent : texts.saved}</p>
      <p>{fill(thanks, { name })}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {urgent} <a href={`tel:${phone.e164}`}>{phone.display}</a>
      </p>
      <p data-print="no">
        <button type="button" className={button.secondary} onClick={onStartOver}>
          {again}
        </button>
      </p>
    </FormNotice>
  );
}
