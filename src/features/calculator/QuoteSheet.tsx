import { memo } from 'react';
import { calculatorMessages, quoteSheetMessages } from '#data/messages/calculator.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import type { Quote } from '#data/rules/prices/quote.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import type { CalculatorData } from './calculatorData.ts';
import { facts, figure, sheet, small, sum, title } from './QuoteSheet.css.ts';
import { complianceText, percent } from './priceTexts.ts';

interface QuoteSheetProps {
  data: CalculatorData;
  quote: Quote;
}

/**
 * The quote as printed: one page instead of the site. Rendered only in the browser, because it contains the current date, and only for
 * another quote.
 */
export const QuoteSheet = memo(function QuoteSheet({ data, quote }: QuoteSheetProps) {
  const { money, provider, prices } = data;
  const date = new Intl.DateTimeFormat(money.locale, { dateStyle: 'long' }).format(new Date());
  return (
    <section className={sheet} aria-label={quoteSheetMessages.title} data-sheet>
      <p className={title}>{quoteSheetMessages.title}</p>
      <p>{fill(quoteSheetMessages.provider, provider)}</p>
      <p>{fill(quoteSheetMessages.preparedOn, { date })}</p>
      <SelectionFacts quote={quote} />
      <MonthlyTable data={data} quote={quote} />
      <OneTimeTable data={data} quote={quote} />
      <p className={small}>
        {fill(quoteSheetMessages.conditions, {
          currency: money.currency,
          deviceCost: formatMoney(prices.calculator.deviceCost, money),
        })}
      </p>
    </section>
  );
});

/** What was chosen. */
function SelectionFacts({ quote: { plan, compliance, addOns, oneTimeLines } }: Pick<QuoteSheetProps, 'quote'>) {
  const names = [...addOns, ...oneTimeLines.filter((line) => line.kind === 'add-on')].map(({ name }) => name);
  return (
    <dl className={facts}>
      <Fact name={calculatorMessages.plan} value={plan.name} />
      <Fact name={quoteSheetMessages.users} value={String(plan.users)} />
      <Fact name={calculatorMessages.industry} value={compliance.name} />
      <Fact name={calculatorMessages.addOns} value={names.join(', ') || quoteSheetMessages.none} />
    </dl>
  );
}

function MonthlyTable({ data: { money, prices }, quote }: QuoteSheetProps) {
  const { plan, compliance, volumeDiscount, addOns } = quote;
  const format = (cents: number) => formatMoney(cents, money);
  return (
    <table>
      <TableHead title={quoteSheetMessages.eachMonth} />
      <tbody>
        <Row
          name={plan.name}
          how={fillCount(quoteSheetMessages.usersAtPrice, plan.users, { price: format(plan.pricePerUser) })}
          value={format(plan.amount)}
        />
        <Row name={quoteSheetMessages.compliance} how={complianceText(compliance)} value={format(compliance.amount)} />
        <Row
          name={calculatorMessages.volumeDiscount}
          how={fill(calculatorMessages.ofPlanAndCompliance, { percent: percent(volumeDiscount.percent) })}
          // Not `-amount`: without a discount that would be shown as "-$0".
          value={format(0 - volumeDiscount.amount)}
        />
        {addOns.map((addOn) => (
          <Row key={addOn.id} name={addOn.name} how={addOnText(addOn)} value={format(addOn.amount)} />
        ))}
        <Row name={calculatorMessages.monthlyTotal} how="" value={format(quote.monthly)} total />
        <Row
          name={fill(calculatorMessages.annualCommitment, { percent: percent(prices.annualDiscountPercent) })}
          how={calculatorMessages.twelveMonths}
          value={format(quote.yearly)}
        />
        {quote.paidYearly.saving > 0 && (
          <Row
            name={calculatorMessages.paidYearly}
            how={fill(calculatorMessages.youSave, { amount: format(quote.paidYearly.saving) })}
            value={format(quote.paidYearly.amount)}
          />
        )}
        <Row
          name={calculatorMessages.annualSavings}
          how={calculatorMessages.discountOfTwelveMonths}
          value={format(quote.annualSavings)}
        />
      </tbody>
    </table>
  );
}

function addOnText({ billing, discountPercent }: Quote['addOns'][number]): string {
  if (billing === 'quoted separately') return calculatorMessages.quotedSeparately;
  if (discountPercent === 0) return calculatorMessages.addOn;
  return fill(calculatorMessages.addOnDiscounted, { percent: percent(discountPercent) });
}

function OneTimeTable({ data: { money }, quote: { plan, oneTime, oneTimeLines } }: QuoteSheetProps) {
  const format = (cents: number) => formatMoney(cents, money);
  return (
    <table>
      <TableHead title={quoteSheetMessages.once} />
      <tbody>
        {oneTimeLines.map((line) => {
          const value = format(line.amount);
          if (line.kind === 'setup')
            return <Row key="setup" name={calculatorMessages.setupFee} how={plan.name} value={value} />;
          if (line.kind === 'add-on')
            return <Row key={line.id} name={line.name} how={calculatorMessages.addOn} value={value} />;
          const how = fill(quoteSheetMessages.devicesAtPrice, {
            count: line.devices,
            price: format(line.deviceCost),
          });
          return <Row key="hardware" name={calculatorMessages.hardware} how={how} value={value} />;
        })}
        <Row name={calculatorMessages.oneTimeCosts} how="" value={format(oneTime)} total />
      </tbody>
    </table>
  );
}

function TableHead({ title: text }: { title: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{text}</th>
        <th scope="col">{quoteSheetMessages.explanation}</th>
        <th scope="col" className={figure}>
          {quoteSheetMessages.amount}
        </th>
      </tr>
    </thead>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Row({ name, how, value, total = false }: { name: string; how: string; value: string; total?: boolean }) {
  return (
    <tr className={total ? sum : undefined}>
      <th scope="row">{name}</th>
      <td>{how}</td>
      <td className={figure}>{value}</td>
    </tr>
  );
}
