import { type ComponentType, useRef, useState } from 'react';
import { formatMoney } from '#data/money/formatMoney.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { QuoteDialogProps } from './QuoteDialog.tsx';
import { questionAddress, quoteWords } from './quoteWords.ts';

/** The contact form with the calculator's first quote in it: where the quote is asked for without a script. */
const quoteFormPath = '/contact/quote';

const label = 'Request Detailed Quote';

interface QuoteButtonProps extends Omit<QuoteDialogProps, 'onSent' | 'onClose'> {
  serviceArea: string;
  live: boolean;
}

/** Asks for a detailed quote in a dialog. Where that cannot be had, the contact form takes the quote. */
export function QuoteButton({ live, serviceArea, ...facts }: QuoteButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [Shown, show] = useState<ComponentType<QuoteDialogProps>>();
  const open = () =>
    import('./QuoteDialog.tsx').then(
      ({ QuoteDialog }) => show(() => QuoteDialog),
      () => location.assign(questionAddress(serviceArea, quoteWords(facts.quote, facts.data.money))),
    );
  // What was asked for stays on the page when the toast has gone, whatever is chosen afterwards.
  const [sentMonthly, setSentMonthly] = useState<number>();
  const close = () => {
    show(undefined);
    opener.current?.focus();
  };
  if (!live) return <ButtonLink href={quoteFormPath}>{label}</ButtonLink>;
  return (
    <>
      <button ref={opener} type="button" className={button.primary} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </button>
      {sentMonthly !== undefined && (
        <Small>{`Sent: your request for a quote of ${formatMoney(sentMonthly, facts.data.money)} a month.`}</Small>
      )}
      {Shown && <Shown {...facts} onSent={() => setSentMonthly(facts.quote.monthly)} onClose={close} />}
    </>
  );
}
