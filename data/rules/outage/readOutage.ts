import { formatMoney, type MoneyFormat } from '../money/formatMoney.ts';
import type { Messages } from '../schema/messages.ts';
import type { NumberField, OutageCostTool } from '../schema/tool.ts';
import { fill } from '../text/fill.ts';
import { withoutIgnorable } from '../text/invisible.ts';
import { plainNumber } from '../text/plainNumber.ts';
import type { OutageValues } from './outageCost.ts';
import { type OutageFieldName, outageFieldNames } from './outageFields.ts';

type Texts = Readonly<Partial<Record<OutageFieldName, string>>>;

export interface ReadOutage {
  /** Undefined where a field cannot be read. */
  values?: OutageValues;
  /** What to do about each field that cannot be read. */
  errors: Texts;
}

/** Reads what was typed into the form. A field that is missing altogether has its initial value. */
export function readOutage(
  given: (name: OutageFieldName) => string | null,
  fields: OutageCostTool['fields'],
  money: MoneyFormat,
  texts: Messages['tools']['errors'],
): ReadOutage {
  const values: Partial<Record<OutageFieldName, number>> = {};
  const errors: Partial<Record<OutageFieldName, string>> = {};
  for (const name of outageFieldNames) {
    const field = fields[name];
    const result = readNumber(given(name) ?? initialText(field), field, money, texts);
    if (typeof result === 'number') values[name] = result;
    else errors[name] = result.error;
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: values as OutageValues, errors };
}

/** The initial value as it stands in the form. */
export function initialText({ unit, initial }: NumberField): string {
  return String(unit === 'money' ? initial / 100 : initial);
}

/** The number, in cents for money; or what is wrong with it. */
function readNumber(
  text: string,
  field: NumberField,
  money: MoneyFormat,
  { missing, noNumber, noWholeNumber, tooSmall, tooLarge }: Messages['tools']['errors'],
): number | { error: string } {
  const { unit, min, max } = field;
  const shown = (value: number) => (unit === 'money' ? formatMoney(value, money) : String(value));
  const example = shown(field.initial);
  if (withoutIgnorable(text).replace(/[\p{Sc}\s%]/gu, '') === '') return { error: fill(missing, { example }) };
  const plain = plainNumber(text, { fine: unit !== 'count' && unit !== 'money' });
  if (plain === undefined) return { error: fill(noNumber, { example }) };
  const value = unit === 'money' ? Math.round(Number(plain) * 100) : Number(plain);
  if (unit === 'count' && !Number.isInteger(value)) return { error: fill(noWholeNumber, { example }) };
  if (value < min) return { error: fill(tooSmall, { min: shown(min) }) };
  if (value > max) return { error: fill(tooLarge, { max: shown(max) }) };
  return value;
}
