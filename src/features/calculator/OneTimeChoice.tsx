import { formatMoney } from '#data/money/formatMoney.ts';
import { maxDevices } from '#data/plans/maxDevices.ts';
import type { QuoteInput } from '#data/plans/quote.ts';
import { group, label, legend, list, note, option, optionName, radio } from './Calculator.css.ts';
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
  onSlide(): void;
  onSlideEnd(): void;
}

/** Choice of one-time costs: set-up fee and new devices. */
export function OneTimeChoice({
  data: { prices, money },
  input,
  hydrated,
  onSetup,
  onHardware,
  onDevices,
  onSlide,
  onSlideEnd,
}: OneTimeChoiceProps) {
  const plan = prices.plans.find(({ id }) => id === input.planId);
  const sliderMax = maxDevices(input.users);
  return (
    <fieldset className={group}>
      <legend className={legend}>One-time costs</legend>
      <div className={list}>
        <div>
          <label className={option}>
            <input
              id={ids.setup}
              className={radio}
              type="checkbox"
              checked={input.includeSetup}
              onChange={({ target }) => onSetup(target.checked)}
            />
            <span className={optionName}>Include the set-up fee</span>
            <span className={note}>{`${formatMoney(plan?.setupFee ?? 0, money)} for ${plan?.name}`}</span>
          </label>
          <Term
            id="about-setup"
            about="the set-up fee"
            hydrated={hydrated}
            text="Charged once: for taking over from your present provider, installing our tools, listing devices and accounts, and writing the documentation."
          >
            <span className={note}>What the set-up fee pays for</span>
          </Term>
        </div>
        <label className={option}>
          <input
            id={ids.hardware}
            className={radio}
            type="checkbox"
            checked={input.includeHardware}
            onChange={({ target }) => onHardware(target.checked)}
          />
          <span className={optionName}>Include new hardware</span>
          <span className={note}>{`${formatMoney(prices.calculator.deviceCost, money)} a device on average`}</span>
        </label>
        <div>
          <label className={label} htmlFor={ids.devices}>
            Number of devices
          </label>
          <NumberSlider
            id={ids.devices}
            label="Number of devices"
            one="device"
            value={input.devices}
            min={1}
            sliderMax={sliderMax}
            max={sliderMax}
            disabled={!input.includeHardware}
            hydrated={hydrated}
            onValue={onDevices}
            onSlide={onSlide}
            onSlideEnd={onSlideEnd}
          />
        </div>
      </div>
    </fieldset>
  );
}
