import { calculatorMessages } from '#data/messages/calculator.ts';
import { AddOnChoice } from './AddOnChoice.tsx';
import { controls, label, running, runningAmount } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { minUsersOf, usersLimit, withAddOn, withPlan } from './choice.ts';
import { ids } from './controls.ts';
import { IndustryChoice } from './IndustryChoice.tsx';
import { NumberSlider } from './NumberSlider.tsx';
import { OneTimeChoice } from './OneTimeChoice.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { Calculator } from './useCalculator.ts';

interface CalculatorControlsProps {
  data: CalculatorData;
  calculator: Pick<Calculator, 'choice' | 'input' | 'suggestion' | 'change'>;
  /** The monthly total with its currency, shown below the controls on small screens. */
  monthly: string;
  hydrated: boolean;
  onSlide(): void;
  onSlideEnd(): void;
}

/** Everything that can be chosen: plan, users, industry, add-ons and one-time costs. */
export function CalculatorControls({
  data,
  calculator: { choice, input, suggestion, change },
  monthly,
  hydrated,
  onSlide,
  onSlideEnd,
}: CalculatorControlsProps) {
  const { prices } = data;
  const sliders = { hydrated, onSlide, onSlideEnd };
  return (
    <div className={controls}>
      <PlanChoice data={data} planId={input.planId} onPlan={(planId) => change(withPlan(choice, planId, prices))} />
      <div>
        <label className={label} htmlFor={ids.users}>
          {calculatorMessages.users.label}
        </label>
        <NumberSlider
          {...sliders}
          id={ids.users}
          labels={calculatorMessages.users}
          value={input.users}
          min={minUsersOf(input.planId, prices)}
          sliderMax={prices.calculator.maxUsers}
          max={usersLimit}
          onValue={(users) => change({ ...choice, users })}
        />
      </div>
      <IndustryChoice
        data={data}
        profileId={input.profileId}
        chosen={choice.industry}
        suggestion={suggestion}
        hydrated={hydrated}
        onIndustry={(industry) => change({ ...choice, industry })}
      />
      <AddOnChoice
        data={data}
        users={input.users}
        addOnIds={input.addOnIds}
        onAddOn={(id, included) => change(withAddOn(choice, id, included, prices))}
      />
      <OneTimeChoice
        {...sliders}
        data={data}
        input={input}
        onSetup={(includeSetup) => change({ ...choice, includeSetup })}
        onHardware={(includeHardware) => change({ ...choice, includeHardware })}
        onDevices={(devices) => change({ ...choice, devices })}
      />
      <p className={running} aria-hidden="true">
        {calculatorMessages.monthlyTotal}{' '}
        <span key={monthly} className={runningAmount}>
          {monthly}
        </span>
      </p>
    </div>
  );
}
