import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { annual, billed, choice, legend, monthly, option } from './Billing.css.ts';
import { amount, cell, fact, facts, label, price, value } from './PlanCards.css.ts';

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
          <legend className={legend}>Billing</legend>
          <label className={option}>
            <input type="radio" name="billing" value="monthly" defaultChecked /> Monthly
          </label>
          <label className={option}>
            <input type="radio" name="billing" value="annual" /> Annual <Badge>{`Save ${annualDiscount}`}</Badge>
          </label>
        </fieldset>
      )}
      <Columns minWidth="medium">
        {plans.map((plan) => (
          <li key={plan.name} className={cell}>
            <Card heading={plan.name} variant={plan.recommended ? 'strong' : 'plain'}>
              {plan.recommended && <Badge>Most Popular</Badge>}
              <p>{plan.description}</p>
              <div className={plan.annual && monthly}>
                <p className={price}>
                  <span className={amount}>{plan.price}</span> per user per month
                </p>
                {plan.annual && <Small>Paid by the month</Small>}
              </div>
              {plan.annual && (
                <div className={annual}>
                  <p className={price}>
                    <span className={amount}>{plan.annual.price}</span> per user per month
                  </p>
                  <Small>{`Paid by the year: saves ${plan.annual.saving} per user per year`}</Small>
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
                <ButtonLink
                  href={plan.ask}
                  variant={plan.recommended ? 'primary' : 'secondary'}
                >{`Ask about ${plan.name}`}</ButtonLink>
                <a className={label} href={plan.calculate}>{`Work out a total for ${plan.name}`}</a>
              </Row>
            </Card>
          </li>
        ))}
      </Columns>
    </div>
  );
}
