import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { quoteLinesMessages } from '#data/messages/quoteLines.ts';
import { quoteLines } from '#data/plans/quoteLines.ts';
import type { Quote, QuoteInput } from '#data/plans/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { formControllerMessages } from '#data/messages/formController.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { DetailList } from '../../ui/DetailList/DetailList.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { contactFields } from '../forms/contactFields.ts';
import { Honeypot } from '../forms/Honeypot.tsx';
import type { FormController, FormView } from '../forms/useFormController.tsx';
import type { CalculatorData } from './calculatorData.ts';
import { hydrateQuoteForm, unsentValue } from './hydrateQuoteForm.ts';

export interface QuoteDialogProps {
  data: Pick<CalculatorData, 'money' | 'provider'>;
  /** The visitor's selection and its price. */
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

/** Asks for the visitor's contact details and sends them with the quote. */
export function QuoteDialog({ data: { money, provider }, input, quote, onSent, onClose }: QuoteDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<FormController>(undefined);
  const [{ errors, pending, notice }, render] = useState<FormView>({ errors: {} });
  // The dialog is modal, so the quote it was opened with stays current.
  const facts = useRef({ input, provider: provider.name, onSent });
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.querySelector('input')?.focus();
    controller.current = hydrateQuoteForm(form.current, render, facts.current);
    return () => controller.current?.destroy();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.current?.submit();
  };
  return (
    <Dialog heading={calculatorMessages.dialogTitle} onClose={onClose}>
      <Stack gap="m">
        <p>{calculatorMessages.dialogText}</p>
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
            </Row>
            <Small>
              <FilledText
                text={formControllerMessages.howDataIsUsed}
                values={{ privacyPolicy: <a href="/privacy-policy">{offersMessages.privacyPolicy}</a> }}
              />
            </Small>
          </Stack>
        </form>
        <h3>{calculatorMessages.quoteEnclosed}</h3>
        <DetailList items={quoteLines(quote, money, quoteLinesMessages)} />
      </Stack>
    </Dialog>
  );
}
