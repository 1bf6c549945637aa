import { Badge } from '../../ui/Badge/Badge.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { Small } from '../../ui/Text/Text.tsx';
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
}

/** The plans beside each other, each complete. */
export function PlanCards({ plans }: { plans: readonly PlanFacts[] }) {
  return (
    <Columns least="medium">
      {plans.map((plan) => (
        <li key={plan.name} className={cell}>
          <Card heading={plan.name} look={plan.recommended ? 'strong' : 'plain'}>
            {plan.recommended && <Badge>Most Popular</Badge>}
            <p>{plan.description}</p>
            <p className={price}><span className={amount}>{plan.price}</span> per user per month</p>
            {plan.annual && <Small>{`${plan.annual.price} when paid by the year, which saves ${plan.annual.saving} per user per year`}</Small>}
            <dl className={facts}>
              {plan.facts.map((item) => (
                <div key={item.label} className={fact}>
                  <dt className={label}>{item.label}</dt>
                  <dd className={value}>{item.value}</dd>
                </div>
              ))}
            </dl>
            <DotList items={plan.features} />
          </Card>
        </li>
      ))}
    </Columns>
  );
}
