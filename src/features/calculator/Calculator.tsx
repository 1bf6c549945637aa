import { useDeferredValue } from 'react';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { formatMoney } from '#data/money/formatMoney.ts';
import { AddOnChoice } from './AddOnChoice.tsx';
import {
  actions,
  controls,
  label,
  layout,
  result,
  resultHeading,
  running,
  runningAmount,
  waiting,
} from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { type Choice, minUsersOf, usersLimit, withAddOn, withPlan } from './choice.ts';
import { ids } from './controls.ts';
import { IndustryChoice } from './IndustryChoice.tsx';
import { NumberSlider } from './NumberSlider.tsx';
import { OneTimeChoice } from './OneTimeChoice.tsx';
import type { PageEnvironment } from './pageEnvironment.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { QuoteButton } from './QuoteButton.tsx';
import { QuoteResult } from './QuoteResult.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { questionLink, quoteSummary } from './quoteSummary.ts';
import { useCalculator } from './useCalculator.ts';
import { useSettledValue } from './useSettledValue.ts';

interface CalculatorProps {
  data: CalculatorData;
  environment: PageEnvironment;
  /** False in the prerendered page, which shows the default quote with native controls. */
  hydrated: boolean;
  /** Whether the calculator's tab is selected; only then the quote sheet is printed. */
  visible: boolean;
  /** Applies what the visitor changed before hydration. */
  applyEarlyInput: ((choice: Choice) => Choice) | undefined;
}

/** Price calculator: plan, users, industry, add-ons and one-time costs on one side, the quote on the other. */
export function Calculator({ data, environment, hydrated, visible, applyEarlyInput }: CalculatorProps) {
  const { choice, input, quote, suggestion, touched, change } = useCalculator(
    data,
    environment,
    hydrated,
    applyEarlyInput,
  );
  const { prices, money, serviceArea } = data;
  const monthly = formatMoney(quote.monthly, money);
  // Deferred, so that rendering the print sheet does not delay hydration of the controls.
  const printable = useDeferredValue(hydrated && visible, false);
  const settled = useSettledValue(
    `Monthly total ${monthly}. One-time costs ${formatMoney(quote.oneTime, money)}.`,
    touched,
  );
  const sliders = { hydrated, onSlide: settled.onSlide, onSlideEnd: settled.onSlideEnd };
  return (
    <div className={layout} data-twin="no">
      <div className={controls}>
        <PlanChoice data={data} planId={input.planId} onPlan={(planId) => change(withPlan(choice, planId, prices))} />
        <div>
          <label className={label} htmlFor={ids.users}>
            Number of users
          </label>
          <NumberSlider
            {...sliders}
            id={ids.users}
            label="Number of users"
            one="user"
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
          Monthly total{' '}
          <span key={monthly} className={runningAmount}>
            {monthly}
          </span>
        </p>
      </div>
      <div className={result}>
        <h3 className={resultHeading}>Your quote</h3>
        <QuoteResult data={data} quote={quote} hydrated={hydrated} />
        <div className={actions}>
          <QuoteButton data={data} input={input} quote={quote} serviceArea={serviceArea} hydrated={hydrated} />
          <ButtonLink href={questionLink(serviceArea, quoteSummary(quote, money))} variant="secondary">
            Send this with a question
          </ButtonLink>
          <button
            type="button"
            className={hydrated ? button.secondary : `${button.secondary} ${waiting}`}
            onClick={() => print()}
          >
            Print this quote
          </button>
        </div>
        <p className={visuallyHidden} role="status">
          {settled.value}
        </p>
      </div>
      {printable && hydrated && visible && <QuoteSheet data={data} quote={quote} />}
    </div>
  );
}
