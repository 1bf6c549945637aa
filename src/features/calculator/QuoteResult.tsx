import type { ReactNode } from 'react';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { formatMoney } from '#data/money/formatMoney.ts';
import type { Quote } from '#data/plans/quote.ts';
import { fill } from '#data/text/fill.ts';
import { Term } from './Term.tsx';
import { type Breakdown, breakdown } from './breakdown.ts';
import { BreakdownBar } from './BreakdownBar.tsx';
import type { CalculatorData } from './calculatorData.ts';
import { complianceText, discountSteps, percent } from './priceTexts.ts';
import {
  amount,
  detail,
  line,
  lines,
  name,
  note,
  partName,
  swatch,
  term,
  total,
  totalAmount,
  totalLabel,
} from './QuoteResult.css.ts';

interface QuoteResultProps {
  data: CalculatorData;
  quote: Quote;
  hydrated: boolean;
}

/** The price of a selection, line by line. All lines are always rendered, so that nothing shifts when an amount changes. */
export function QuoteResult({ data, quote, hydrated }: QuoteResultProps) {
  return (
    <>
      <p className={total}>
        <span className={totalLabel}>{calculatorMessages.monthlyTotal}</span>{' '}
        <span className={totalAmount} data-total="monthly">
          {formatMoney(quote.monthly, data.money)}
        </span>
        <span className={totalLabel}>{fill(calculatorMessages.totalCondition, { currency: data.money.currency })}</span>
      </p>
      <MonthlyLines data={data} quote={quote} hydrated={hydrated} />
      <Sums data={data} quote={quote} />
    </>
  );
}

/** The parts of the monthly price, as a bar and as a list. */
function MonthlyLines({ data: { money, prices }, quote, hydrated }: QuoteResultProps) {
  const { plan, compliance, volumeDiscount, addOns } = quote;
  const parts = breakdown(quote);
  const format = (cents: number) => formatMoney(cents, money);
  const line = { parts, format };
  return (
    <>
      <BreakdownBar {...parts} />
      <ul className={lines} role="list" aria-label={calculatorMessages.breakdown}>
        <Line
          {...line}
          id="plan"
          detail={fill(calculatorMessages.planUsers, {
            plan: plan.name,
            users: plan.users,
            price: format(plan.pricePerUser),
          })}
        >
          {calculatorMessages.plan}
        </Line>
        <Line {...line} id="compliance" detail={complianceText(compliance)}>
          {compliance.amount < 0 ? calculatorMessages.complianceDiscount : calculatorMessages.complianceSurcharge}
        </Line>
        <Line {...line} id="addOns" detail={fill(calculatorMessages.billedMonthly, { count: addOns.length })}>
          {calculatorMessages.addOns}
        </Line>
        <Line
          {...line}
          id="discount"
          detail={
            volumeDiscount.percent > 0
              ? fill(calculatorMessages.ofPlanAndCompliance, { percent: percent(volumeDiscount.percent) })
              : calculatorMessages.noVolumeDiscount
          }
        >
          <Term
            id="about-volume"
            question={calculatorMessages.whatIsVolumeDiscount}
            hydrated={hydrated}
            text={fill(calculatorMessages.volumeDiscountExplained, { steps: discountSteps(prices.volumeDiscounts) })}
          >
            {calculatorMessages.volumeDiscount}
          </Term>
        </Line>
      </ul>
    </>
  );
}

/** What the selection costs in a year, and what is paid once. */
function Sums({ data: { money, annualDiscountPercent }, quote }: Pick<QuoteResultProps, 'data' | 'quote'>) {
  const format = (cents: number) => formatMoney(cents, money);
  const once = (kind: 'setup' | 'hardware' | 'add-on') =>
    format(quote.oneTimeLines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0));
  return (
    <dl className={lines}>
      <Sum
        name={fill(calculatorMessages.annualCommitment, { percent: percent(annualDiscountPercent) })}
        value={format(quote.yearly)}
        id="yearly"
        detail={calculatorMessages.twelveMonths}
      />
      <Sum
        name={calculatorMessages.annualSavings}
        value={format(quote.annualSavings)}
        id="savings"
        detail={calculatorMessages.discountOfTwelveMonths}
      />
      <Sum
        name={calculatorMessages.oneTimeCosts}
        value={format(quote.oneTime)}
        id="once"
        detail={calculatorMessages.paidAtStart}
      />
      <Sum name={calculatorMessages.setupFee} value={once('setup')} id="setup" part />
      <Sum name={calculatorMessages.hardware} value={once('hardware')} id="hardware" part />
      <Sum name={calculatorMessages.oneTimeAddOns} value={once('add-on')} id="once-add-ons" part />
    </dl>
  );
}

interface LineProps {
  parts: Breakdown;
  id: keyof typeof swatch;
  detail: string;
  format(cents: number): string;
  children: ReactNode;
}

/** The keys give changed texts a new element: a right-aligned text that changes its width would count as a layout shift. */
function Line({ parts, id, detail: text, format, children }: LineProps) {
  const part = parts.parts.find((item) => item.id === id);
  const value = format(part?.amount ?? 0);
  const percentage = `${part?.share ?? 0}%`.replace('-', '−');
  return (
    <li className={line}>
      <span className={swatch[id]} aria-hidden="true" />
      <span className={term}>{children}</span>
      <span key={value} className={amount} data-amount={id}>
        {value}
      </span>
      <span key={percentage + text} className={detail}>
        <span data-share={id}>{percentage}</span>
        {` · ${text}`}
      </span>
    </li>
  );
}

function Sum({
  name: label,
  value,
  id,
  detail: text,
  part = false,
}: {
  name: string;
  value: string;
  id: string;
  detail?: string;
  part?: boolean;
}) {
  return (
    <div className={line}>
      <dt className={part ? partName : name}>{label}</dt>
      <dd key={value} className={amount} data-total={id}>
        {value}
      </dd>
      {text && <dd className={note}>{text}</dd>}
    </div>
  );
}
