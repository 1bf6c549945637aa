import { type ComponentType, useId, useRef, useState } from 'react';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { contactLink } from '../forms/contactLink.ts';
import { showToast } from '../toasts/toasts.ts';
import type { QuotePanelProps } from './QuotePanel.tsx';
import { quoteSummary } from '#data/rules/prices/quoteSummary.ts';

/** The contact form prefilled with the default quote, for visitors without JavaScript. */
const quoteFormPath = '/contact/quote';

interface QuoteButtonProps extends Omit<QuotePanelProps, 'id' | 'onSent' | 'onClose'> {
  hydrated: boolean;
}

/**
 * Shows a toast, sends nothing, and opens the panel that sends the quote. If the panel's code cannot be loaded, leads to
 * the contact form prefilled with the quote.
 */
export function QuoteButton({ hydrated, ...facts }: QuoteButtonProps) {
  const { input, quote } = facts;
  const { money, provider, prices } = facts.data;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<QuotePanelProps>>();
  const [unsent, setUnsent] = useState(false);
  // Stays after the panel has gone, even if the visitor changes the selection.
  const [sent, setSent] = useState<{ input: string; monthly: number; at: string }>();
  const status = unsent || sent ? `${id}-status` : undefined;
  const isSent = sent !== undefined && sent.input === JSON.stringify(input);
  const whatHappensNext = fill(calculatorMessages.whatHappensNext, { provider: provider.name });

  const open = () => {
    if (isSent) return;
    showToast({ title: calculatorMessages.quoteReceived, description: whatHappensNext });
    setUnsent(false);
    import('./QuotePanel.tsx').then(
      ({ QuotePanel }) => setPanel(() => QuotePanel),
      () =>
        location.assign(
          contactLink({
            serviceCategory: prices.serviceCategory,
            note: quoteSummary(quote, money, calculatorMessages),
          }),
        ),
    );
  };
  const close = () => {
    opener.current?.focus();
    setPanel(undefined);
  };
  const onSent = () => {
    setSent({ input: JSON.stringify(input), monthly: quote.monthly, at: sentAt(money.locale) });
    close();
  };
  if (!hydrated) return <ButtonLink href={quoteFormPath}>{calculatorMessages.requestQuote}</ButtonLink>;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.primary}
        aria-expanded={!isSent && Panel !== undefined}
        aria-controls={Panel && id}
        aria-disabled={isSent || undefined}
        aria-describedby={status}
        onClick={open}
      >
        {isSent ? fill(calculatorMessages.sentAt, { time: sent.at }) : calculatorMessages.requestQuote}
      </button>
      {status && (
        // Read with the button, which has the focus.
        <div id={status}>
          <Small>
            {sent
              ? `${fill(calculatorMessages.quoteRequested, { amount: formatMoney(sent.monthly, money) })} ${whatHappensNext}`
              : calculatorMessages.nothingSent}
          </Small>
        </div>
      )}
      {Panel && (
        <Panel
          {...facts}
          id={id}
          onSent={onSent}
          onClose={() => {
            setUnsent(true);
            close();
          }}
        />
      )}
    </>
  );
}

/** Day and time of now, such as "Sunday 9:12 a.m.". */
function sentAt(locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date());
}
