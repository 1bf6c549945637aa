import { formatMoney } from '#data/money/formatMoney.ts';
import type { Quote } from '#data/plans/quote.ts';
import type { CalculatorData } from './calculatorData.ts';
import { figure, facts, sheet, small, sum, title } from './QuoteSheet.css.ts';
import { percent, surcharge } from './priceTexts.ts';

/** The quote as printed: one page instead of the site. Rendered only in the browser, because it contains the current date. */
export function QuoteSheet({ data, quote }: { data: CalculatorData; quote: Quote }) {
  const { money, provider, prices, annualDiscountPercent } = data;
  const format = (cents: number) => formatMoney(cents, money);
  const { plan, compliance, volumeDiscount, addOns, oneTimeLines } = quote;
  const date = new Intl.DateTimeFormat(money.locale, { dateStyle: 'long' }).format(new Date());
  const users = `${plan.users} ${plan.users === 1 ? 'user' : 'users'}`;
  return (
    <section className={sheet} aria-label="Price estimate" data-sheet>
      <p className={title}>Price estimate</p>
      <p>{`${provider.name}, ${provider.phone}, ${provider.email}`}</p>
      <p>{`Prepared on ${date}`}</p>
      <dl className={facts}>
        <Fact name="Plan" value={plan.name} />
        <Fact name="Users" value={String(plan.users)} />
        <Fact name="Industry" value={compliance.name} />
        <Fact
          name="Add-ons"
          value={
            [...addOns, ...oneTimeLines.filter((line) => line.kind === 'add-on')].map(({ name }) => name).join(', ') ||
            'None'
          }
        />
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Each month</th>
            <th scope="col">How it comes about</th>
            <th scope="col" className={figure}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={plan.name} how={`${users} at ${format(plan.pricePerUser)}`} value={format(plan.amount)} />
          <Row
            name="Compliance"
            how={`${compliance.name}: ${surcharge(compliance.multiplier).toLowerCase()}`}
            value={format(compliance.amount)}
          />
          <Row
            name="Volume discount"
            how={`${percent(volumeDiscount.percent)} of plan and compliance`}
            value={format(0 - volumeDiscount.amount)}
          />
          {addOns.map(({ id, name, billing, discountPercent, amount }) => (
            <Row
              key={id}
              name={name}
              how={
                billing === 'quoted separately'
                  ? 'Quoted separately'
                  : discountPercent > 0
                    ? `Add-on, ${percent(discountPercent)} off`
                    : 'Add-on'
              }
              value={format(amount)}
            />
          ))}
          <Row name="Monthly total" how="" value={format(quote.monthly)} total />
          <Row
            name={`Annual commitment (${percent(annualDiscountPercent)} savings)`}
            how="Twelve times the monthly total"
            value={format(quote.yearly)}
          />
          <Row name="Annual savings" how="The volume discount of twelve months" value={format(quote.annualSavings)} />
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">Once</th>
            <th scope="col">How it comes about</th>
            <th scope="col" className={figure}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {oneTimeLines.map((line) => {
            if (line.kind === 'setup')
              return <Row key="setup" name="Set-up fee" how={plan.name} value={format(line.amount)} />;
            if (line.kind === 'hardware')
              return (
                <Row
                  key="hardware"
                  name="Hardware"
                  how={`${line.devices} at ${format(line.deviceCost)} on average`}
                  value={format(line.amount)}
                />
              );
            return <Row key={line.id} name={line.name} how="Add-on" value={format(line.amount)} />;
          })}
          <Row name="One-time costs" how="" value={format(quote.oneTime)} total />
        </tbody>
      </table>
      <p className={small}>
        {'Worked out with the price calculator on our website from the choices above. ' +
          `All amounts are in ${money.currency}, before tax. ` +
          `Hardware counts ${format(prices.calculator.deviceCost)} a device, an average. ` +
          'What is not listed is not included. This is an estimate for planning, not an offer.'}
      </p>
    </section>
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
