import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Choice as Select } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { fact, plainButton, reason, reasons, reset, whyLine } from './Calculator.css.ts';
import type { CalculatorData } from './calculatorData.ts';
import { ids } from './controls.ts';
import type { Suggestion } from './suggestion.ts';
import { Term } from './Term.tsx';
import { surcharge } from './priceTexts.ts';

interface ProfileChoiceProps {
  data: CalculatorData;
  /** Id of the pricing profile used for the price. */
  profileId: string;
  /** Id of the profile that the visitor chose, if any. */
  chosen: string | undefined;
  suggestion: Suggestion;
  hydrated: boolean;
  onProfile(profileId: string): void;
}

/** Select for the pricing profile, which visitors see as their industry, with its effect on the price and the reason for the suggestion. */
export function ProfileChoice({ data, profileId, chosen, suggestion, hydrated, onProfile }: ProfileChoiceProps) {
  const {
    prices: { profiles, defaultProfile },
  } = data;
  const fallback = profiles.find(({ id }) => id === defaultProfile);
  const guessed = chosen === undefined && suggestion.because !== 'default';
  const why = chosen === undefined ? suggestion.why : calculatorMessages.asChosen;
  return (
    <Stack gap="xs">
      <Select
        id={ids.industry}
        name="industry"
        label={calculatorMessages.industry}
        value={profileId}
        onChange={({ target }) => onProfile(target.value)}
      >
        {profiles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className={whyLine}>
        <span key={why} data-why>
          {why}
        </span>
        <span className={reset}>
          {hydrated && guessed && (
            <button type="button" className={plainButton} onClick={() => onProfile(defaultProfile)}>
              {fill(calculatorMessages.resetTo, { industry: fallback?.name ?? defaultProfile })}
            </button>
          )}
        </span>
      </div>
      {/* All texts overlap in one grid cell, and only the current one is visible: the height stays that of the longest. */}
      <div className={reasons}>
        {profiles.map(({ id, complianceMultiplier, reason: text }) => (
          <p key={id} className={reason[id === profileId ? 'current' : 'reserved']}>
            <Term
              id={`about-compliance-${id}`}
              question={calculatorMessages.whatIsMultiplier}
              hydrated={hydrated && id === profileId}
              text={calculatorMessages.multiplierExplained}
            >
              <span className={fact}>
                {fill(calculatorMessages.multiplier, {
                  multiplier: complianceMultiplier,
                  change: surcharge(complianceMultiplier).toLowerCase(),
                })}
              </span>
            </Term>
            {` ${text}`}
          </p>
        ))}
      </div>
    </Stack>
  );
}
