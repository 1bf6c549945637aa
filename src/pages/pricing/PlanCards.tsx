import { offersMessages } from '#data/messages/offers.ts';
import { pricingMessages } from '#data/messages/pricing.ts';
import { fill } from '#data/text/fill.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { annual, billed, choice, legend, monthly, option } from './Billing.css.ts';
import { amount as amountStyle, cell, fact, facts, label, price, value } from './PlanCards.css.ts';

export interface PlanFacts {
  name: string;
  description: string;
  /** Per user per month. */
  price: string;
  /** Price per month when paid by the year, and what that saves in a year; both per user. */
  annual?: { price: string; saving: string };
  recommended: boolean;
  facts: { label: string; value: string }[];
  features: string[];
  /** Where a visitor asks about it, and where it is priced. */
  ask: string;
  calculate: string;
}

/** The plans beside each other, each complete, paid by the month or by the year. `annualDiscount` is 0 percent where it makes no difference. */
export function PlanCards({ plans, annualDiscount }: { plans: readonly PlanFacts[]; annualDiscount: string }) {
  return (
    <div className={billed}>
      {plans.some((plan) => plan.annual) && (
        <fieldset className={choice}>
          <legend className={legend}>{pricingMessages.billing}</legend>
          <label className={option}>
            <input type="radio" name="billing" value="monthly" defaultChecked /> {pricingMessages.monthly}
          </label>
          <label className={option}>
            <input type="radio" name="billing" value="annual" /> {pricingMessages.annual}{' '}
            <Badge>{fill(pricingMessages.save, { discount: annualDiscount })}</Badge>
          </label>
        </fieldset>
      )}
      <Columns minWidth="medium">
        {plans.map((plan) => (
          <li key={plan.name} className={cell}>
            <Card heading={plan.name} variant={plan.recommended ? 'strong' : 'plain'}>
              {plan.recommended && <Badge>{offersMessages.mostPopular}</Badge>}
              <p>{plan.description}</p>
              <div className={plan.annual && monthly}>
                <MonthlyPrice amount={plan.price} />
                {plan.annual && <Small>{pricingMessages.paidMonthly}</Small>}
              </div>
              {plan.annual && (
                <div className={annual}>
                  <MonthlyPrice amount={plan.annual.price} />
                  <Small>{fill(pricingMessages.paidYearly, { saving: plan.annual.saving })}</Small>
                </div>
              )}
              <dl className={facts}>
                {plan.facts.map((item) => (
                  <div key={item.label} className={fact}>
                    <dt className={label}>{item.label}</dt>
                    <dd className={value}>{item.value}</dd>
                  </div>
                ))}
              </dl>
              <DotList items={plan.features} />
              <Row>
                <ButtonLink href={plan.ask} variant={plan.recommended ? 'primary' : 'secondary'}>
                  {fill(pricingMessages.askAbout, { plan: plan.name })}
                </ButtonLink>
                <a className={label} href={plan.calculate}>
                  {fill(pricingMessages.workOutTotal, { plan: plan.name })}
                </a>
              </Row>
            </Card>
          </li>
        ))}
      </Columns>
    </div>
  );
}

function MonthlyPrice({ amount }: { amount: string }) {
  return (
    <p className={price}>
      <FilledText
        text={offersMessages.pricePerUserPerMonth}
        values={{ price: <span className={amountStyle}>{amount}</span> }}
      />
    </p>
  );
}
