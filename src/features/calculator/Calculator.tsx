import { useDeferredValue } from 'react';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { contactLink } from '../forms/contactLink.ts';
import { useDockLine } from '../dock/dockLine.ts';
import { actions, layout, result, resultHeading, unscripted, waiting } from './Calculator.css.ts';
import { CalculatorControls } from './CalculatorControls.tsx';
import type { CalculatorData } from './calculatorData.ts';
import type { PageEnvironment } from './pageEnvironment.ts';
import { QuoteButton } from './QuoteButton.tsx';
import { quoteId } from './quoteId.ts';
import { QuoteResult } from './QuoteResult.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { quoteSummary } from '#data/rules/prices/quoteSummary.ts';
import { useCalculator } from './useCalculator.ts';
import { useSettledValue } from './useSettledValue.ts';

interface CalculatorProps {
  data: CalculatorData;
  environment: PageEnvironment;
  /** False in the prerendered page, which shows the default quote with native controls. */
  hydrated: boolean;
  /** Whether the calculator's tab is selected; only then the quote sheet is printed. */
  visible: boolean;
}

/** Price calculator: plan, users, industry, add-ons and one-time costs on one side, the quote on the other. */
export function Calculator({ data, environment, hydrated, visible }: CalculatorProps) {
  const calculator = useCalculator(data, environment, hydrated);
  const { input, quote, touched } = calculator;
  const { money, prices } = data;
  const monthly = formatMoney(quote.monthly, money);
  // Deferred, so that rendering the print sheet delays neither the hydration of the controls nor the answer to a press.
  const printable = useDeferredValue(hydrated && visible, false);
  const printedQuote = useDeferredValue(quote);
  const announcement = useSettledValue(
    fill(calculatorMessages.totals, { monthly, once: formatMoney(quote.oneTime, money) }),
    touched,
  );
  useDockLine(calculatorMessages.monthlyTotal, monthly, hydrated && visible);
  return (
    <div className={layout} data-twin="no">
      <CalculatorControls data={data} calculator={calculator} monthly={monthly} hydrated={hydrated} />
      <div className={result}>
        <h3 id={quoteId} className={resultHeading} tabIndex={-1}>
          {calculatorMessages.yourQuote}
        </h3>
        <p className={unscripted}>{calculatorMessages.needsScript}</p>
        <QuoteResult data={data} quote={quote} hydrated={hydrated} />
        <div className={actions}>
          <QuoteButton data={data} input={input} quote={quote} hydrated={hydrated} />
          <ButtonLink
            href={contactLink({
              serviceCategory: prices.serviceCategory,
              note: quoteSummary(quote, money, calculatorMessages),
            })}
            variant="secondary"
          >
            {calculatorMessages.sendWithQuestion}
          </ButtonLink>
          <button
            type="button"
            className={hydrated ? button.secondary : `${button.secondary} ${waiting}`}
            onClick={() => print()}
          >
            {calculatorMessages.print}
          </button>
        </div>
        <p className={visuallyHidden} role="status">
          {announcement}
        </p>
      </div>
      {printable && hydrated && visible && <QuoteSheet data={data} quote={printedQuote} />}
    </div>
  );
}
