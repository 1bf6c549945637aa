import type { ReactNode } from 'react';
import { formatMoney } from '#data/money/formatMoney.ts';
import type { Quote } from '#data/plans/quote.ts';
import { Term } from './Term.tsx';
import { type Breakdown, breakdown } from './breakdown.ts';
import { BreakdownBar } from './BreakdownBar.tsx';
import type { CalculatorData } from './calculatorData.ts';
import { discountSteps, percent, surcharge } from './priceTexts.ts';
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

/** The price of a choice, line by line. All lines are always rendered, so that nothing shifts when an amount changes. */
export function QuoteResult({ data, quote, hydrated }: QuoteResultProps) {
  const { money, prices, annualDiscountPercent } = data;
  const format = (cents: number) => formatMoney(cents, money);
  const { plan, compliance, volumeDiscount, addOns, oneTimeLines } = quote;
  const parts = breakdown(quote);
  const setup = oneTimeLines.find((item) => item.kind === 'setup');
  const hardware = oneTimeLines.find((item) => item.kind === 'hardware');
  const once = oneTimeLines.filter((item) => item.kind === 'add-on');
  const steps = discountSteps(prices.volumeDiscounts);
  return (
    <>
      <p className={total}>
        <span className={totalLabel}>Monthly total</span>{' '}
        <span className={totalAmount} data-total="monthly">
          {format(quote.monthly)}
        </span>
      </p>
      <BreakdownBar {...parts} />
      <ul className={lines} role="list" aria-label="Where the money goes each month">
        <Line
          parts={parts}
          id="plan"
          format={format}
          detail={`${plan.name}: ${plan.users} × ${format(plan.pricePerUser)}`}
        >
          Plan
        </Line>
        <Line
          parts={parts}
          id="compliance"
          format={format}
          detail={`${compliance.name}: ${surcharge(compliance.multiplier).toLowerCase()}`}
        >
          {compliance.amount < 0 ? 'Compliance discount' : 'Compliance surcharge'}
        </Line>
        <Line
          parts={parts}
          id="addOns"
          format={format}
          detail={addOns.length === 1 ? '1 billed monthly' : `${addOns.length} billed monthly`}
        >
          Add-ons
        </Line>
        <Line
          parts={parts}
          id="discount"
          format={format}
          detail={
            volumeDiscount.percent > 0
              ? `${percent(volumeDiscount.percent)} of plan and compliance`
              : 'None for this number of users'
          }
        >
          <Term
            id="about-volume"
            about="the volume discount"
            hydrated={hydrated}
            text={`Taken off the plan and its compliance surcharge, for every user and not only for those above the step: ${steps}.`}
          >
            Volume discount
          </Term>
        </Line>
      </ul>
      <dl className={lines}>
        <Sum
          name={`Annual commitment (${percent(annualDiscountPercent)} savings)`}
          value={format(quote.yearly)}
          id="yearly"
          detail="Twelve times the monthly total"
        />
        <Sum
          name="Annual savings"
          value={format(quote.annualSavings)}
          id="savings"
          detail="The volume discount of twelve months"
        />
        <Sum name="One-time costs" value={format(quote.oneTime)} id="once" detail="Paid at the start" />
        <Sum name="Set-up fee" value={format(setup?.amount ?? 0)} id="setup" part />
        <Sum name="Hardware" value={format(hardware?.amount ?? 0)} id="hardware" part />
        <Sum
          name="One-time add-ons"
          value={format(once.reduce((sum, item) => sum + item.amount, 0))}
          id="once-add-ons"
          part
        />
      </dl>
    </>
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
