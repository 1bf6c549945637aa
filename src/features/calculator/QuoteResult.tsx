import { Fragment, type ReactNode } from 'react';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import type { Quote } from '#data/rules/prices/quote.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Term } from './Term.tsx';
import { type Part, breakdown } from './breakdown.ts';
import { BreakdownBar } from './BreakdownBar.tsx';
import type { CalculatorData } from './calculatorData.ts';
import { complianceText, discountSteps, percent } from './priceTexts.ts';
import {
  amount,
  detail,
  line,
  missingLine,
  monthlyLines,
  name,
  note,
  sums,
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

/** The price of a selection, line by line. The space of all lines is reserved, so that nothing below moves when an amount changes. */
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

/** The parts of the monthly price that count, as a bar and as a list; the others are named in one line. */
function MonthlyLines({ data: { money, prices }, quote, hydrated }: QuoteResultProps) {
  const { plan, compliance, volumeDiscount, addOns } = quote;
  const all = breakdown(quote);
  const format = (cents: number) => formatMoney(cents, money);
  const texts: Record<Part['id'], { label: string; detail: string }> = {
    plan: {
      label: calculatorMessages.plan,
      detail: fill(calculatorMessages.planUsers, {
        plan: plan.name,
        users: plan.users,
        price: format(plan.pricePerUser),
      }),
    },
    compliance: {
      label: compliance.amount < 0 ? calculatorMessages.complianceDiscount : calculatorMessages.complianceSurcharge,
      detail: complianceText(compliance),
    },
    addOns: {
      label: calculatorMessages.addOns,
      detail: fill(calculatorMessages.billedMonthly, { count: addOns.length }),
    },
    discount: {
      label: calculatorMessages.volumeDiscount,
      detail: fill(calculatorMessages.ofPlanAndCompliance, { percent: percent(volumeDiscount.percent) }),
    },
  };
  const shown = all.parts.filter(({ amount }) => amount !== 0);
  const missing = all.parts.filter(({ amount }) => amount === 0).map(({ id }) => texts[id].label);
  return (
    <>
      <BreakdownBar {...all} />
      {/* A new list where other lines count: lines that move in the same one would count as a layout shift. */}
      <ul
        key={shown.map(({ id }) => id).join()}
        className={monthlyLines}
        role="list"
        aria-label={calculatorMessages.breakdown}
      >
        {shown.map((part) => (
          <Line key={part.id} part={part} value={format(part.amount)} detail={texts[part.id].detail}>
            {part.id === 'discount' ? (
              <Term
                id="about-volume"
                question={calculatorMessages.whatIsVolumeDiscount}
                hydrated={hydrated}
                text={fill(calculatorMessages.volumeDiscountExplained, {
                  steps: discountSteps(prices.volumeDiscounts),
                })}
              >
                {texts.discount.label}
              </Term>
            ) : (
              texts[part.id].label
            )}
          </Line>
        ))}
        {missing.length > 0 && (
          <li className={missingLine}>{fill(calculatorMessages.notIncluded, { names: missing.join(', ') })}</li>
        )}
      </ul>
    </>
  );
}

/** What the selection costs in a year, and what is paid once. */
function Sums({ data: { money, prices }, quote }: Pick<QuoteResultProps, 'data' | 'quote'>) {
  const format = (cents: number) => formatMoney(cents, money);
  const once = onceParts(quote);
  return (
    <dl key={[quote.annualSavings > 0, ...once.map(({ kind }) => kind)].join()} className={sums}>
      <Sum
        name={fill(calculatorMessages.annualCommitment, { percent: percent(prices.annualDiscountPercent) })}
        value={format(quote.yearly)}
        id="yearly"
      >
        {calculatorMessages.twelveMonths}
      </Sum>
      {quote.paidYearly.saving > 0 && (
        <Sum name={calculatorMessages.paidYearly} value={format(quote.paidYearly.amount)} id="paid-yearly">
          {fill(calculatorMessages.youSave, { amount: format(quote.paidYearly.saving) })}
        </Sum>
      )}
      {quote.annualSavings > 0 && (
        <Sum name={calculatorMessages.annualSavings} value={format(quote.annualSavings)} id="savings">
          {calculatorMessages.discountOfTwelveMonths}
        </Sum>
      )}
      <Sum name={calculatorMessages.oneTimeCosts} value={format(quote.oneTime)} id="once">
        {once.length === 0 ? calculatorMessages.nothingOnce : calculatorMessages.paidAtStart}
        {once.map(({ kind, amount }, index) => (
          <Fragment key={kind}>
            {index === 0 ? ': ' : ', '}
            {oncePartNames[kind]} <span data-total={onceIds[kind]}>{format(amount)}</span>
          </Fragment>
        ))}
      </Sum>
    </dl>
  );
}

type OnceKind = 'setup' | 'hardware' | 'add-on';
const oncePartNames: Record<OnceKind, string> = {
  setup: calculatorMessages.setupFee,
  hardware: calculatorMessages.hardware,
  'add-on': calculatorMessages.oneTimeAddOns,
};
const onceIds: Record<OnceKind, string> = { setup: 'setup', hardware: 'hardware', 'add-on': 'once-add-ons' };

/** The parts of the one-time costs that cost something. */
function onceParts({ oneTimeLines }: Quote): { kind: OnceKind; amount: number }[] {
  return (['setup', 'hardware', 'add-on'] as const)
    .map((kind) => ({
      kind,
      amount: oneTimeLines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ amount }) => amount > 0);
}

interface LineProps {
  part: Part;
  value: string;
  detail: string;
  children: ReactNode;
}

/** The keys give changed texts a new element: a right-aligned text that changes its width would count as a layout shift. */
function Line({ part: { id, share }, value, detail: text, children }: LineProps) {
  const percentage = `${share}%`.replace('-', '−');
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

function Sum({ name: label, value, id, children }: { name: string; value: string; id: string; children: ReactNode }) {
  return (
    <div className={line}>
      <dt className={name}>{label}</dt>
      <dd key={value} className={amount} data-total={id}>
        {value}
      </dd>
      <dd className={note}>{children}</dd>
    </div>
  );
}
