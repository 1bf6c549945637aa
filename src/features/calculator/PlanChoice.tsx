import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { adds, note, option, optionName, options, radio } from './Calculator.css.ts';
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
    <fieldset>
      <legend>{calculatorMessages.plan}</legend>
      <div className={options}>
        {data.prices.plans.map(({ id, name, basePrice, minUsers, recommended, responseTime }) => (
          <label key={id} className={option}>
            <input
              id={ids.plan(id)}
              className={radio}
              type="radio"
              name="plan"
              value={id}
              checked={id === planId}
              onChange={() => onPlan(id)}
            />
            <span className={optionName}>{name}</span>
            {recommended && <span className={adds}>{offersMessages.mostPopular}</span>}
            <span className={note}>
              {fill(offersMessages.pricePerUserPerMonth, { price: formatMoney(basePrice, data.money) })}
            </span>
            <span className={note}>
              {fillCount(calculatorMessages.minimumAndResponse, minUsers, { time: responseTime })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
