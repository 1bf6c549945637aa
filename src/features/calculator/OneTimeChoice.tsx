import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { maxDevices } from '#data/rules/prices/maxDevices.ts';
import type { QuoteInput } from '#data/rules/prices/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
import { explained, label, list, note, option, optionName, radio } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { ids } from './controls.ts';
import { NumberSlider } from './NumberSlider.tsx';
import { Term } from './Term.tsx';

interface OneTimeChoiceProps {
  data: CalculatorData;
  input: QuoteInput;
  hydrated: boolean;
  onSetup(included: boolean): void;
  onHardware(included: boolean): void;
  onDevices(devices: number): void;
}

/** Choice of one-time costs: set-up fee and new devices. */
export function OneTimeChoice({
  data: { prices, money },
  input,
  hydrated,
  onSetup,
  onHardware,
  onDevices,
}: OneTimeChoiceProps) {
  const sliderMax = maxDevices(input.users);
  return (
    <fieldset>
      <legend>{calculatorMessages.oneTimeCosts}</legend>
      {/* What is sent where the box below is not checked. */}
      <input type="hidden" name="setup" value="0" />
      <div className={list}>
        <SetupOption prices={prices} money={money} input={input} hydrated={hydrated} onSetup={onSetup} />
        <label className={option}>
          <input
            id={ids.hardware}
            className={radio}
            type="checkbox"
            name="hardware"
            value="1"
            checked={input.includeHardware}
            onChange={({ target }) => onHardware(target.checked)}
          />
          <span className={optionName}>{calculatorMessages.includeHardware}</span>
          <span className={note}>
            {fill(calculatorMessages.deviceCost, { amount: formatMoney(prices.calculator.deviceCost, money) })}
          </span>
        </label>
        <div>
          <label className={label} htmlFor={ids.devices}>
            {calculatorMessages.devices.label}
          </label>
          <NumberSlider
            id={ids.devices}
            name="devices"
            labels={calculatorMessages.devices}
            value={input.devices}
            min={1}
            sliderMax={sliderMax}
            max={sliderMax}
            locale={money.locale}
            // Without JavaScript, checking the box could not enable it.
            disabled={hydrated && !input.includeHardware}
            hydrated={hydrated}
            onValue={onDevices}
          />
        </div>
      </div>
    </fieldset>
  );
}

type SetupOptionProps = Pick<OneTimeChoiceProps, 'input' | 'hydrated' | 'onSetup'> &
  Pick<CalculatorData, 'prices' | 'money'>;

/** The set-up fee of the plan, with what it pays for. */
function SetupOption({ prices, money, input, hydrated, onSetup }: SetupOptionProps) {
  const plan = prices.plans.find(({ id }) => id === input.planId);
  return (
    <div>
      <label className={option}>
        <input
          id={ids.setup}
          className={radio}
          type="checkbox"
          name="setup"
          value="1"
          checked={input.includeSetup}
          onChange={({ target }) => onSetup(target.checked)}
        />
        <span className={optionName}>{calculatorMessages.includeSetup}</span>
        <span className={note}>
          {fill(calculatorMessages.setupFeeOf, {
            amount: formatMoney(plan?.setupFee ?? 0, money),
            plan: plan?.name ?? '',
          })}
        </span>
      </label>
      <Term
        id="about-setup"
        question={calculatorMessages.whatIsSetup}
        hydrated={hydrated}
        text={calculatorMessages.setupExplained}
      >
        <span className={explained}>{calculatorMessages.whatSetupPays}</span>
      </Term>
    </div>
  );
}
