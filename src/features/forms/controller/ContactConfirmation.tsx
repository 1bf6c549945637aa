import { fill } from '#data/text/fill.ts';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import type { TakenTexts } from '../confirmationTexts.ts';
import { Said } from './FormNotice.tsx';

interface TakenProps {
  texts: TakenTexts;
  /** The visitor's. */
  name: string;
  /** Whether a confirmation went out by e-mail. */
  mailed: boolean;
  onAgain: () => void;
}

/** Stands in the place of the contact form once a request has been taken: that it was, and what happens next. */
export function Taken({ texts, name, mailed, onAgain }: TakenProps) {
  const { title, thanks, steps, urgent, phone, again } = texts;
  return (
    <Said form="contact" tone="done" title={title}>
      <p id="contact-said-text">{mailed ? texts.sent : texts.saved}</p>
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
        <button type="button" className={button.secondary} onClick={onAgain}>
          {again}
        </button>
      </p>
    </Said>
  );
}
