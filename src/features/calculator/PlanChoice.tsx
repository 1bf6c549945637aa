import { formatMoney } from '#data/money/formatMoney.ts';
import { adds, group, legend, note, option, optionName, options, radio } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { ids } from './controls.ts';

/** Radio buttons for the plan. */
export function PlanChoice({
  data,
  planId,
  onPlan,
}: {
  data: CalculatorData;
  planId: string;
  onPlan(planId: string): void;
}) {
  return (
    <fieldset className={group}>
      <legend className={legend}>Plan</legend>
      <div className={options}>
        {data.prices.plans.map(({ id, name, basePrice, minUsers, recommended, responseTime }) => (
          <label key={id} className={option}>
            <input
              id={ids.plan(id)}
              className={radio}
              type="radio"
              name="calculator-plan"
              value={id}
              checked={id === planId}
              onChange={() => onPlan(id)}
            />
            <span className={optionName}>{name}</span>
            {recommended && <span className={adds}>Most Popular</span>}
            <span className={note}>{`${formatMoney(basePrice, data.money)} per user per month`}</span>
            <span
              className={note}
            >{`From ${minUsers} ${minUsers === 1 ? 'user' : 'users'}, response in ${responseTime}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
