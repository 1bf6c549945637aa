import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { type AddOnLine, addOnLine } from '#data/rules/prices/addOnLine.ts';
import type { AddOn } from '#data/rules/schema/plan.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { addsNow, list, note, option, optionName, radio } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { ids } from './controls.ts';
import { addOnPrice, discountSteps, nameAtLevel, percent } from './priceTexts.ts';

/** Text such as "Adds $150 a month, 10% off". */
function addOnText({ billing, amount, discountPercent }: AddOnLine, money: MoneyFormat): string {
  const { once, onceDiscounted, monthly, monthlyDiscounted } = calculatorMessages.adds;
  const values = { amount: formatMoney(amount, money), percent: percent(discountPercent) };
  if (discountPercent > 0) return fill(billing === 'one-time' ? onceDiscounted : monthlyDiscounted, values);
  return fill(billing === 'one-time' ? once : monthly, values);
}

interface AddOnChoiceProps {
  data: CalculatorData;
  users: number;
  addOnIds: readonly string[];
  onAddOn(addOnId: string, included: boolean): void;
}

/** Checkboxes for the add-ons, each with its price for the number of users. */
export function AddOnChoice({ data: { prices, money }, users, addOnIds, onAddOn }: AddOnChoiceProps) {
  if (prices.calculatorAddOns.length === 0) return null;
  // One cent more than the largest amount, because an amount with cents is wider than a round one.
  const maxLine = (addOn: AddOn) => {
    const line = addOnLine(addOn, prices.calculator.maxUsers);
    return { ...line, amount: line.amount + 1 };
  };
  return (
    <fieldset>
      <legend>{calculatorMessages.addOns}</legend>
      <div className={list}>
        {prices.calculatorAddOns.map((addOn) => {
          const { id, description, discountThresholds = [] } = addOn;
          return (
            <label key={id} className={option}>
              <input
                id={ids.addOn(id)}
                className={radio}
                type="checkbox"
                name="addons[]"
                value={id}
                checked={addOnIds.includes(id)}
                onChange={({ target }) => onAddOn(id, target.checked)}
              />
              <span className={optionName}>{nameAtLevel(addOn)}</span>
              <span className={note}>
                {fill(calculatorMessages.priceAndDescription, { price: addOnPrice(addOn, money), description })}
              </span>
              {discountThresholds.length > 0 && (
                <span className={note}>
                  {fill(calculatorMessages.addOnDiscount, { steps: discountSteps(discountThresholds) })}
                </span>
              )}
              {addOn.pricingType !== 'custom' && (
                <span className={addsNow}>
                  <ReservedText longest={addOnText(maxLine(addOn), money)}>
                    {addOnText(addOnLine(addOn, users), money)}
                  </ReservedText>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
