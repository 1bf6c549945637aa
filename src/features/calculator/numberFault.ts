import { numberFieldMessages } from '#data/messages/numberField.ts';
import { fill } from '#data/text/fill.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Limits {
  min: number;
  max: number;
  locale: string;
}

/** Why a typed text is not taken as a whole number, for the visitor; undefined where it is. */
export function numberFault(text: string, { min, max, locale }: Limits): string | undefined {
  if (wholeNumber(text, min, max) !== undefined) return undefined;
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  const format = (value: number) => value.toLocaleString(locale);
  if (typed > max) return fill(numberFieldMessages.most, { max: format(max) });
  return typed < min ? fill(numberFieldMessages.least, { min: format(min) }) : numberFieldMessages.notWhole;
}

/** Calls back once nothing is pressed: what moves the page while a pointer is down makes the press miss. */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) callback();
  else addEventListener('pointerup', () => setTimeout(callback), { once: true });
}
