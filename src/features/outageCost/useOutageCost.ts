import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { toolsMessages } from '#data/messages/tools.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import { initialText, type ReadOutage, readOutage } from '#data/rules/outage/readOutage.ts';
import { type OutageFieldName, outageFieldNames } from '#data/rules/outage/outageFields.ts';
import type { OutageCostFormData } from './outageCostFormData.ts';

/** Debounce of writes to the address, in milliseconds: Safari throws when there are too many. */
const addressDelayMs = 300;

export const fieldId = (name: OutageFieldName) => `outage-${name}`;

/**
 * The form's fields keep their own values, so that nothing typed is ever lost; this reads them. Values in the address come
 * first, then what somebody typed before the page was hydrated.
 */
export function useOutageCost({ fields, money }: OutageCostFormData) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [touched, setTouched] = useState(false);
  const [errors, setErrors] = useState<ReadOutage['errors']>({});
  const [cost, setCost] = useState(() => outageCost(initialValues(fields)));

  const input = (name: OutageFieldName) => form.current?.querySelector<HTMLInputElement>(`#${fieldId(name)}`);
  const read = () => {
    const found = readOutage((name) => input(name)?.value ?? null, fields, money, toolsMessages.errors);
    if (found.values) setCost(outageCost(found.values));
    return found;
  };
  /** Writes what differs from the initial values to the address, which then gives everyone the same result. */
  const keepInAddress = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const address = new URL(location.href);
      for (const name of outageFieldNames) {
        const value = input(name)?.value;
        if (value === undefined || value === initialText(fields[name])) address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, addressDelayMs);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const name of outageFieldNames) {
      const value = query.get(name);
      const element = input(name);
      if (value !== null && element && element.value === initialText(fields[name])) element.value = value;
    }
    setErrors(read().errors);
    return () => clearTimeout(timer.current);
  }, []);

  return {
    form,
    /** For the figures that could last be read. */
    cost,
    errors,
    touched,
    handlers: {
      onInput() {
        const found = read();
        setTouched(true);
        // While somebody types, an error can only go; a new one appears when the field is left.
        setErrors((before) => only(before, (name) => found.errors[name]));
        if (found.values) keepInAddress();
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
        // An error that appeared now would move the button away from the pointer that presses it; sending shows it anyway.
        if (relatedTarget instanceof HTMLButtonElement) return;
        const left = outageFieldNames.find((name) => fieldId(name) === target.id);
        const found = read();
        setErrors((before) => only({ ...before, ...(left ? { [left]: '' } : {}) }, (name) => found.errors[name]));
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const found = read();
        setTouched(true);
        setErrors(found.errors);
        const first = outageFieldNames.find((name) => found.errors[name]);
        if (first) input(first)?.focus();
        else keepInAddress();
      },
    },
  };
}

/** The fields of `marked` that are still mistaken, with what is wrong now. */
function only(
  marked: ReadOutage['errors'],
  errorOf: (name: OutageFieldName) => string | undefined,
): ReadOutage['errors'] {
  return Object.fromEntries(
    outageFieldNames.flatMap((name) => {
      const error = name in marked ? errorOf(name) : undefined;
      return error ? [[name, error]] : [];
    }),
  );
}

function initialValues(fields: OutageCostFormData['fields']) {
  return Object.fromEntries(outageFieldNames.map((name) => [name, fields[name].initial])) as Record<
    OutageFieldName,
    number
  >;
}
