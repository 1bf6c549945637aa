import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import type { Amount } from './amounts.ts';
import { hasPhrase } from '../read/phrases.ts';

/** What a price is asked for besides people and plans. */
export interface Terms {
  /** Numbers of computers to buy. */
  devices?: number;
  /** Whether they are to be bought, rather than used already. */
  buysDevices?: boolean;
  /** The period that a price is asked for. */
  term?: 'month' | 'year' | 'firstYear';
  /** A period of several months that a total is asked for: "over three years". */
  months?: number;
  /** Whether money is meant for each person. */
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

/** More months or years than this are no period that somebody pays for. */
const maxPeriods = 120;
const monthsOfYear = 12;

/** "over three years", "for the last six months". */
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

/** "$120 per person", "$90 each". */
export function isPerPerson(tokens: readonly Token[], at: number, { units, counting }: Vocabulary): boolean {
  const after = tokens.slice(at + 1, at + 4);
  // Beside money "pro" is Latin for "per"; beside a number alone it is short for something.
  const unit = after.findIndex((token) => counting.rates.has(token) || token === 'pro');
  return unit >= 0 && (units.everybody.has(`${after[unit + 1]}s`) || units.everybody.has(after[unit + 1] ?? ''));
}
