import { offersMessages } from '#data/messages/offers.ts';
import { pricingMessages } from '#data/messages/pricing.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { DotList } from '../../ui/DotList/DotList.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { annual, billed, choice, monthly, option } from './Billing.css.ts';
import {
  actions,
  amount as amountStyle,
  chosen,
  column,
  columns,
  compared,
  fact,
  facts,
  heading,
  label,
  price,
  switcher,
  tab,
  total,
  value,
} from './PlanCards.css.ts';

export interface PlanCardData {
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

/**
 * The plans in aligned columns, so that a row compares one thing; on narrow screens one at a time, with a switch that keeps the
 * row. `annualDiscount` is 0 percent where paying by the year makes no difference.
 */
export function PlanCards({ plans, annualDiscount }: { plans: readonly PlanCardData[]; annualDiscount: string }) {
  const shown = Math.max(
    0,
    plans.findIndex((plan) => plan.recommended),
  );
  return (
    <div className={billed}>
      {plans.some((plan) => plan.annual) && (
        <fieldset className={choice}>
          <legend>{pricingMessages.billing}</legend>
          <label className={option}>
            <input type="radio" name="billing" value="monthly" defaultChecked /> {pricingMessages.monthly}
          </label>
          <label className={option}>
            <input type="radio" name="billing" value="annual" /> {pricingMessages.annual}{' '}
            <Badge>{fill(pricingMessages.save, { discount: annualDiscount })}</Badge>
          </label>
        </fieldset>
      )}
      <div className={compared}>
        {plans.length > 1 && (
          <fieldset className={switcher}>
            <legend className={visuallyHidden}>{pricingMessages.shownPlan}</legend>
            {plans.map(({ name }, index) => (
              <label key={name} className={tab}>
                <input type="radio" name="shown-plan" className={visuallyHidden} defaultChecked={index === shown} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        <ul className={columns} role="list">
          {plans.map((plan) => (
            <li key={plan.name} className={plan.recommended ? `${column} ${chosen}` : column}>
              <PlanCard {...plan} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** One plan: each child is a row of the comparison. */
function PlanCard(plan: PlanCardData) {
  return (
    <>
      <div className={heading}>
        <h3>{plan.name}</h3>
        {plan.recommended && <Badge>{offersMessages.mostPopular}</Badge>}
      </div>
      <p>{plan.description}</p>
      <div>
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
      </div>
      <dl className={facts}>
        {plan.facts.map((item) => (
          <div key={item.label} className={fact}>
            <dt className={label}>{item.label}</dt>
            <dd className={value}>{item.value}</dd>
          </div>
        ))}
      </dl>
      <div className={actions}>
        <ButtonLink href={plan.ask} variant={plan.recommended ? 'primary' : 'secondary'}>
          {fill(pricingMessages.askAbout, { plan: plan.name })}
        </ButtonLink>
        <a className={total} href={plan.calculate}>
          {fill(pricingMessages.workOutTotal, { plan: plan.name })}
        </a>
      </div>
      <DotList items={plan.features} />
    </>
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
