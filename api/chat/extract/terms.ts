import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import { hasPhrase } from '../read/phrases.ts';

/** Details of a price besides people and plans. */
export interface Terms {
  /** Numbers of computers. */
  devices?: number;
  /** Whether the computers are to be bought; false where they are already in use. */
  buysDevices?: boolean;
  /** The billing period. */
  term?: 'month' | 'year' | 'firstYear';
  /** The number of months of a total, for example 36 for "over three years". */
  months?: number;
  /** Whether an amount of money is per person. */
  perPerson: boolean;
  setup?: boolean;
  hardware?: boolean;
}

export function devicesOf(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  { terms }: Vocabulary,
): Pick<Terms, 'devices' | 'buysDevices' | 'hardware'> {
  if (hasPhrase(tokens, terms.withoutHardware)) return { hardware: false };
  const devices = amounts.filter(({ kind }) => kind === 'devices');
  if (devices.length === 0) return {};
  const count = devices.reduce((sum, { value }) => sum + value, 0);
  return { devices: count, buysDevices: hasPhrase(tokens, terms.buying), hardware: true };
}

export function termOf(tokens: readonly Token[], { terms }: Vocabulary): Pick<Terms, 'term' | 'setup'> {
  const term = hasPhrase(tokens, terms.firstYear)
    ? 'firstYear'
    : hasPhrase(tokens, terms.year)
      ? 'year'
      : hasPhrase(tokens, terms.month)
        ? 'month'
        : undefined;
  const setup = hasPhrase(tokens, terms.withoutSetup) ? false : hasPhrase(tokens, terms.setup) ? true : undefined;
  return { ...(term ? { term } : {}), ...(setup === undefined ? {} : { setup }) };
}

/** Maximum number of months and years that counts as a period. */
const maxPeriods = 120;
const monthsOfYear = 12;

/** Reads a period of several months or years, for example "over three years". */
export function monthsOf(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  { times }: Vocabulary,
): Pick<Terms, 'months'> {
  const period = amounts.find(
    ({ kind, at, value, noun = '' }) =>
      kind === 'time' &&
      value > 1 &&
      times.beforePeriods.has(tokens[at - 1] ?? '') &&
      (times.months.has(noun) || times.years.has(noun)),
  );
  if (!period || period.value > maxPeriods) return {};
  return { months: period.value * (times.years.has(period.noun ?? '') ? monthsOfYear : 1) };
}

/** Whether an amount of money is per person, for example "$120 per person" or "$90 each". */
export function isPerPerson(tokens: readonly Token[], at: number, { units, counting }: Vocabulary): boolean {
  const after = tokens.slice(at + 1, at + 4);
  // Next to money, "pro" is Latin for "per"; next to another number it is an abbreviation.
  const unit = after.findIndex((token) => counting.rates.has(token) || token === 'pro');
  return unit >= 0 && (units.everybody.has(`${after[unit + 1]}s`) || units.everybody.has(after[unit + 1] ?? ''));
}
