import { type ComponentType, useRef, useState } from 'react';
import { formatMoney } from '#data/money/formatMoney.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { QuoteDialogProps } from './QuoteDialog.tsx';
import { questionLink, quoteSummary } from './quoteSummary.ts';

/** The contact form prefilled with the default quote, for visitors without JavaScript. */
const quoteFormPath = '/contact/quote';

interface QuoteButtonProps extends Omit<QuoteDialogProps, 'onSent' | 'onClose'> {
  serviceCategory: string;
  hydrated: boolean;
}

/** Opens the quote dialog. If its code cannot be loaded, leads to the contact form prefilled with the quote. */
export function QuoteButton({ hydrated, serviceCategory, ...facts }: QuoteButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [LoadedDialog, setLoadedDialog] = useState<ComponentType<QuoteDialogProps>>();
  const open = () =>
    import('./QuoteDialog.tsx').then(
      ({ QuoteDialog }) => setLoadedDialog(() => QuoteDialog),
      () => location.assign(questionLink(serviceCategory, quoteSummary(facts.quote, facts.data.money))),
    );
  // Stays visible after the toast has gone, even if the visitor changes the selection.
  const [sentMonthly, setSentMonthly] = useState<number>();
  const close = () => {
    setLoadedDialog(undefined);
    opener.current?.focus();
  };
  if (!hydrated) return <ButtonLink href={quoteFormPath}>{calculatorMessages.requestQuote}</ButtonLink>;
  return (
    <>
      <button ref={opener} type="button" className={button.primary} aria-haspopup="dialog" onClick={() => void open()}>
        {calculatorMessages.requestQuote}
      </button>
      {sentMonthly !== undefined && (
        <Small>
          {fill(calculatorMessages.quoteRequested, { amount: formatMoney(sentMonthly, facts.data.money) })}{' '}
          {fill(calculatorMessages.whatHappensNext, { provider: facts.data.provider.name })}
        </Small>
      )}
      {LoadedDialog && <LoadedDialog {...facts} onSent={() => setSentMonthly(facts.quote.monthly)} onClose={close} />}
    </>
  );
}
