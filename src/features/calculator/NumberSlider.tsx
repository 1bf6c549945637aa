import { useState } from 'react';
import { number, numberNote, numberRow, range, typed } from './Calculator.css.ts';
import { StepButton } from './StepButton.tsx';
import { numberFieldMessages } from '#data/messages/numberField.ts';
import { numberFault } from '#data/rules/prices/numberFault.ts';
import { afterPress } from './afterPress.ts';
import { wholeNumber } from '#data/rules/prices/wholeNumber.ts';

/** Labels for screen readers. */
interface NumberLabels {
  slider: string;
  oneFewer: string;
  oneMore: string;
}

interface NumberSliderProps {
  /** Id of the number field; the slider's id has the suffix "-slider". */
  id: string;
  /** Name of the number field, as the server's calculation reads it. The slider has none. */
  name: string;
  labels: NumberLabels;
  value: number;
  min: number;
  /** Largest value of the slider. */
  sliderMax: number;
  /** Largest value that can be typed. */
  max: number;
  locale: string;
  disabled?: boolean;
  hydrated: boolean;
  onValue(value: number): void;
}

/**
 * Input for a whole number: slider, step buttons and number field. Other input is ignored: it stays while it is typed, and on blur the last
 * valid number is back, with the reason.
 */
export function NumberSlider({
  id,
  name,
  labels,
  value,
  min,
  sliderMax,
  max,
  locale,
  disabled = false,
  hydrated,
  onValue,
}: NumberSliderProps) {
  const [draft, setDraft] = useState<string>();
  const [note, setNote] = useState<string>();
  const take = (next: number) => {
    setDraft(undefined);
    setNote(undefined);
    onValue(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const next = wholeNumber(text, min, max);
    if (next !== undefined && next !== value) onValue(next);
    // The beginning of a number is no mistake yet.
    setNote(Number(text) > max ? numberFault(text, { min, max, locale }, numberFieldMessages) : undefined);
  };
  const leave = () => {
    setDraft(undefined);
    const fault = draft === undefined ? undefined : numberFault(draft, { min, max, locale }, numberFieldMessages);
    if (fault) afterPress(() => setNote(fault));
  };
  const step = { value, min, max, disabled, hydrated, onValue: take };
  return (
    <div className={numberRow}>
      <input
        id={`${id}-slider`}
        className={range}
        type="range"
        aria-label={labels.slider}
        min={min}
        max={sliderMax}
        step={1}
        value={Math.min(value, sliderMax)}
        disabled={disabled}
        onChange={({ target }) => take(Number(target.value))}
      />
      <span className={typed}>
        <StepButton {...step} by={-1} label={labels.oneFewer} />
        <input
          id={id}
          name={name}
          className={number}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          aria-describedby={note && `${id}-note`}
        />
        <StepButton {...step} by={1} label={labels.oneMore} />
      </span>
      <Note id={`${id}-note`} text={note} />
    </div>
  );
}

/** Why a number was not taken. */
function Note({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={id} className={numberNote} role="alert">
        {text}
      </p>
    )
  );
}
