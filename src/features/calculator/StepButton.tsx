import { button, slot } from './Calculator.css.ts';

interface StepButtonProps {
  by: 1 | -1;
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Before hydration only the button's space is rendered. */
  hydrated: boolean;
  onValue(value: number): void;
}

/** A button that changes a number by one, disabled where that would leave its range. */
export function StepButton({ by, label, value, min, max, disabled, hydrated, onValue }: StepButtonProps) {
  const next = value + by;
  return (
    <span className={slot}>
      {hydrated && (
        <button
          type="button"
          className={button}
          aria-label={label}
          disabled={disabled || next < min || next > max}
          onClick={() => onValue(next)}
        >
          {by > 0 ? '+' : '−'}
        </button>
      )}
    </span>
  );
}
