import { maxUsers } from '#data/rules/prices/maxUsers.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { quotePath } from '#data/rules/routing/quotePath.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { AddOnChoice } from './AddOnChoice.tsx';
import { controls, label, running, runningAmount, unscripted } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { minUsersOf, withAddOn, withPlan } from '#data/rules/prices/selection.ts';
import { ids } from './controls.ts';
import { ProfileChoice } from './ProfileChoice.tsx';
import { NumberSlider } from './NumberSlider.tsx';
import { OneTimeChoice } from './OneTimeChoice.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { CalculatorState } from './useCalculator.ts';

interface CalculatorControlsProps {
  data: CalculatorData;
  calculator: Pick<CalculatorState, 'selection' | 'input' | 'suggestion' | 'change'>;
  /** The monthly total with its currency, shown below the controls on small screens. */
  monthly: string;
  hydrated: boolean;
}

/**
 * Everything that can be chosen: plan, users, profile, add-ons and one-time costs. Without JavaScript a plain form, which the server answers with
 * the quote.
 */
export function CalculatorControls({
  data,
  calculator: { selection, input, suggestion, change },
  monthly,
  hydrated,
}: CalculatorControlsProps) {
  const { prices } = data;
  return (
    <form
      method="get"
      action={quotePath}
      className={controls}
      noValidate={hydrated}
      onSubmit={(event) => event.preventDefault()}
    >
      <PlanChoice data={data} planId={input.planId} onPlan={(planId) => change(withPlan(selection, planId, prices))} />
      <div>
        <label className={label} htmlFor={ids.users}>
          {calculatorMessages.users.label}
        </label>
        <NumberSlider
          hydrated={hydrated}
          id={ids.users}
          name="users"
          labels={calculatorMessages.users}
          value={input.users}
          min={minUsersOf(input.planId, prices)}
          sliderMax={prices.calculator.maxUsers}
          max={maxUsers}
          locale={data.money.locale}
          onValue={(users) => change({ ...selection, users })}
        />
      </div>
      <ProfileChoice
        data={data}
        profileId={input.profileId}
        chosen={selection.profileId}
        suggestion={suggestion}
        hydrated={hydrated}
        onProfile={(profileId) => change({ ...selection, profileId })}
      />
      <AddOnChoice
        data={data}
        users={input.users}
        addOnIds={input.addOnIds}
        onAddOn={(id, included) => change(withAddOn(selection, id, included, prices))}
      />
      <OneTimeChoice
        hydrated={hydrated}
        data={data}
        input={input}
        onSetup={(includeSetup) => change({ ...selection, includeSetup })}
        onHardware={(includeHardware) => change({ ...selection, includeHardware })}
        onDevices={(devices) => change({ ...selection, devices })}
      />
      <div className={unscripted}>
        <button type="submit" className={button.primary}>
          {calculatorMessages.calculate}
        </button>
      </div>
      <p className={running} aria-hidden="true">
        {calculatorMessages.monthlyTotal}{' '}
        <span key={monthly} className={runningAmount}>
          {monthly}
        </span>
      </p>
    </form>
  );
}
