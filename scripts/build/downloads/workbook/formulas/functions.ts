import { compare, meetsCriterion } from './operators.ts';
import { FormulaError, toNumber, type Value } from './values.ts';

/** The arguments of a call. Each is evaluated when it is read, so that IF and IFERROR can leave one out. */
export interface Arguments {
  count: number;
  /** An argument's value; for an area that of its first cell. */
  value(index: number): Value;
  /** All values of an argument, row by row. */
  list(index: number): Value[];
}

const numbers = (values: readonly Value[]) => values.filter((value): value is number => typeof value === 'number');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const indexes = ({ count }: Arguments) => Array.from({ length: count }, (_, index) => index);
const allValues = (args: Arguments) => indexes(args).flatMap((index) => args.list(index));

/** For each row, whether it meets all pairs of list and criterion from an argument on. */
function matchingRows(args: Arguments, from: number): boolean[] {
  const pairs = Array.from({ length: (args.count - from) / 2 }, (_, index) => ({
    values: args.list(from + 2 * index),
    criterion: args.value(from + 2 * index + 1),
  }));
  return (pairs[0]?.values ?? []).map((_, row) =>
    pairs.every(({ values, criterion }) => meetsCriterion(values[row] ?? null, criterion)),
  );
}

/** The functions that the workbooks use, named and defined as in Excel. */
export const functions: Readonly<Record<string, (args: Arguments) => Value>> = {
  IF: ({ value }) => (value(0) ? value(1) : value(2)),
  IFERROR: ({ value }) => {
    try {
      return value(0);
    } catch (error) {
      if (error instanceof FormulaError) return value(1);
      throw error;
    }
  },
  AND: (args) => indexes(args).every((index) => args.value(index)),
  OR: (args) => indexes(args).some((index) => args.value(index)),
  SUM: (args) => sum(numbers(allValues(args))),
  MAX: (args) => Math.max(0, ...numbers(allValues(args))),
  MIN: (args) => Math.min(...numbers(allValues(args))),
  COUNTA: (args) => allValues(args).filter((value) => value !== null).length,
  COUNTIF: (args) => matchingRows(args, 0).filter(Boolean).length,
  COUNTIFS: (args) => matchingRows(args, 0).filter(Boolean).length,
  SUMIFS: (args) => {
    const values = args.list(0);
    return sum(matchingRows(args, 1).map((holds, row) => (holds ? Number(numbers([values[row] ?? null])[0] ?? 0) : 0)));
  },
  ROUNDUP: ({ value }) => {
    const [given, unit] = [toNumber(value(0)), 10 ** toNumber(value(1))];
    return (Math.sign(given) * Math.ceil(Math.abs(given) * unit)) / unit;
  },
  MOD: ({ value }) => {
    const [given, by] = [toNumber(value(0)), toNumber(value(1))];
    return given - by * Math.floor(given / by);
  },
  RANK: ({ value, list }) => 1 + numbers(list(1)).filter((other) => other > toNumber(value(0))).length,
  WEEKDAY: ({ value }) => ((toNumber(value(0)) - 1) % 7) + 1,
  WORKDAY: ({ value, list }) => {
    const holidays = new Set(list(2));
    let day = toNumber(value(0));
    for (let left = toNumber(value(1)); left > 0; ) {
      day++;
      if ((day - 1) % 7 !== 0 && (day - 1) % 7 !== 6 && !holidays.has(day)) left--;
    }
    return day;
  },
  INDEX: ({ value, list }) => list(0)[toNumber(value(1)) - 1] ?? null,
  MATCH: ({ value, list }) => {
    const found = list(1).findIndex((one) => one !== null && compare('=', one, value(0)));
    if (found < 0) throw new FormulaError('#N/A');
    return found + 1;
  },
};
