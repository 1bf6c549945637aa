import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { quoteLinesMessages } from '#data/messages/quoteLines.ts';
import { quoteLines } from '#data/rules/prices/quoteLines.ts';
import type { Quote, QuoteInput } from '#data/rules/prices/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { formControllerMessages } from '#data/messages/formController.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { contactFields } from '../forms/contactFields.ts';
import { Honeypot } from '../forms/Honeypot.tsx';
import type { FormController, FormView } from '../forms/useFormController.tsx';
import type { CalculatorData } from './calculatorData.ts';
import { hydrateQuoteForm, unsentValue } from './hydrateQuoteForm.ts';
import { panel } from './QuotePanel.css.ts';

export interface QuotePanelProps {
  id: string;
  data: Pick<CalculatorData, 'money' | 'provider' | 'booking' | 'prices'>;
  /** The visitor's selection and its price, which may change while the panel is open. */
  input: QuoteInput;
  quote: Quote;
  /** Called once the API has accepted the request. */
  onSent: () => void;
  onClose: () => void;
}

const fields = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const;

/** Asks for the visitor's contact details and sends them with the quote. Not modal: the quote can still be changed. */
export function QuotePanel({
  id,
  data: { money, provider, booking, prices },
  input,
  quote,
  onSent,
  onClose,
}: QuotePanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<FormController>(undefined);
  const [{ errors, pending, notice, failure }, render] = useState<FormView>({ errors: {} });
  const current = useRef({ input, onSent });
  useLayoutEffect(() => {
    current.current = { input, onSent };
  });
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.querySelector('input')?.focus();
    controller.current = hydrateQuoteForm(form.current, render, {
      readInput: () => current.current.input,
      provider: provider.name,
      booking,
      onSent: () => current.current.onSent(),
    });
    return () => controller.current?.destroy();
  }, [provider.name, booking]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.current?.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <section id={id} className={panel} aria-labelledby={`${id}-heading`} data-print="no" onKeyDown={onKeyDown}>
      <h4 id={`${id}-heading`}>{calculatorMessages.whereToSend}</h4>
      <p>{calculatorMessages.whoAnswers}</p>
      {notice}
      <form
        ref={form}
        method="post"
        action="/api/contact"
        aria-label={calculatorMessages.quoteForm}
        noValidate
        onSubmit={submit}
      >
        <Stack>
          {fields.map(([name, type]) => {
            const { label, attributes } = contactFields[name];
            return (
              <TextField
                key={name}
                id={`quote-${name}`}
                name={name}
                type={type}
                label={label}
                required
                defaultValue={unsentValue(name)}
                error={errors[name]}
                {...attributes}
              />
            );
          })}
          <Honeypot form="quote" />
          <Row>
            <button type="submit" className={button.primary} disabled={pending !== undefined}>
              {pending ?? calculatorMessages.sendQuote}
            </button>
            <button type="button" className={button.secondary} onClick={onClose}>
              {calculatorMessages.closeUnsent}
            </button>
          </Row>
          {failure}
          <Small>
            <FilledText
              text={formControllerMessages.howDataIsUsed}
              values={{ privacyPolicy: <a href="/privacy-policy">{offersMessages.privacyPolicy}</a> }}
            />
          </Small>
        </Stack>
      </form>
      <details>
        <summary>{calculatorMessages.quoteEnclosed}</summary>
        <DetailList
          items={quoteLines(
            quote,
            { ...money, annualDiscountPercent: prices.annualDiscountPercent },
            quoteLinesMessages,
          )}
        />
      </details>
    </section>
  );
}
