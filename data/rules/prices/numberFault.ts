import type { Messages } from '../schema/messages.ts';
import { fill } from '../text/fill.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Limits {
  min: number;
  max: number;
  locale: string;
}

/** Why a typed text is not taken as a whole number, for the visitor; undefined where it is. */
export function numberFault(
  text: string,
  { min, max, locale }: Limits,
  texts: Messages['numberField'],
): string | undefined {
  if (wholeNumber(text, min, max) !== undefined) return undefined;
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  const format = (value: number) => value.toLocaleString(locale);
  if (typed > max) return fill(texts.most, { max: format(max) });
  return typed < min ? fill(texts.least, { min: format(min) }) : texts.notWhole;
}
