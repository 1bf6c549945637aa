import { numberFieldMessages } from '#data/messages/numberField.ts';
import { fill } from '#data/text/fill.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Limits {
  min: number;
  max: number;
  locale: string;
}

interface NumberFault {
  /** What is wrong, for the visitor. */
  text: string;
  /** The nearest number that is taken; undefined where none was typed. */
  nearest: number | undefined;
}

/** Why a typed text is not taken as a whole number; undefined where it is. */
export function numberFault(text: string, { min, max, locale }: Limits): NumberFault | undefined {
  if (wholeNumber(text, min, max) !== undefined) return undefined;
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  const format = (value: number) => value.toLocaleString(locale);
  if (typed > max) return { text: fill(numberFieldMessages.most, { max: format(max) }), nearest: max };
  if (typed < min) return { text: fill(numberFieldMessages.least, { min: format(min) }), nearest: min };
  return { text: numberFieldMessages.notWhole, nearest: Number.isFinite(typed) ? Math.round(typed) : undefined };
}

/** Calls back once nothing is pressed: what moves the page while a pointer is down makes the press miss. */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) callback();
  else addEventListener('pointerup', () => setTimeout(callback), { once: true });
}
