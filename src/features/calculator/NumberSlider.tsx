import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { button, number, numberRow, range, slot, typed } from './Calculator.css.ts';
import { wholeNumber } from './wholeNumber.ts';

interface NumberSliderProps {
  /** Id of the number field; the slider's id has the suffix "-slider". */
  id: string;
  label: string;
  /** Singular noun for the buttons' labels. */
  one: string;
  value: number;
  min: number;
  /** Largest value of the slider. */
  sliderMax: number;
  /** Largest value that can be typed. */
  max: number;
  disabled?: boolean;
  hydrated: boolean;
  onValue(value: number): void;
  /** Called while the slider is dragged, and when it is released. */
  onSlide(): void;
  onSlideEnd(): void;
}

/** Input for a whole number: slider, step buttons and number field. Invalid input is ignored while typing, and reset on blur. */
export function NumberSlider({
  id,
  label,
  one,
  value,
  min,
  sliderMax,
  max,
  disabled = false,
  hydrated,
  onValue,
  onSlide,
  onSlideEnd,
}: NumberSliderProps) {
  const [draft, setDraft] = useState<string>();
  const slider = useRef<HTMLInputElement>(null);
  const rest = useEffectEvent(onSlideEnd);
  // React's `onChange` is the native `input` event; the native `change` event, fired on release, has no React prop.
  useEffect(() => {
    const element = slider.current;
    const settle = () => rest();
    element?.addEventListener('change', settle);
    return () => element?.removeEventListener('change', settle);
  }, []);
  const take = (next: number) => {
    setDraft(undefined);
    onValue(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const next = wholeNumber(text, min, max);
    if (next !== undefined && next !== value) onValue(next);
  };
  const step = (by: 1 | -1, name: string, sign: string) => (
    <span className={slot}>
      {hydrated && (
        <button
          type="button"
          className={button}
          aria-label={name}
          disabled={disabled || value + by < min || value + by > max}
          onClick={() => take(value + by)}
        >
          {sign}
        </button>
      )}
    </span>
  );
  return (
    <div className={numberRow}>
      <input
        ref={slider}
        id={`${id}-slider`}
        className={range}
        type="range"
        aria-label={`${label}, slider`}
        min={min}
        max={sliderMax}
        step={1}
        value={Math.min(value, sliderMax)}
        disabled={disabled}
        onChange={({ target }) => {
          onSlide();
          take(Number(target.value));
        }}
      />
      <span className={typed}>
        {step(-1, `One ${one} fewer`, '−')}
        <input
          id={id}
          className={number}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
        />
        {step(1, `One ${one} more`, '+')}
      </span>
    </div>
  );
}
