import { expect, test } from 'vitest';
import { evaluate } from '#scripts/build/downloads/workbook/formulas/evaluate.ts';
import { dateSerial, type Value } from '#scripts/build/downloads/workbook/formulas/values.ts';

const figures: Record<string, Value> = { 'S!1,1': 4, 'S!1,3': 6, 'S!2,1': 10, 'S!2,3': 30 };
const cells: typeof figures = { ...figures, 'S!1,2': 'Yes', 'S!3,1': dateSerial('2027-02-15') };
const at = (formula: string) =>
  evaluate(formula, 'S', (sheet, column, row) => cells[`${sheet}!${column},${row}`] ?? null);

test.each<[string, Value]>([
  ['1+2*3-4/2', 5],
  ['SUM($A$1:$A$3)', 10],
  ['IF(A4="","empty","full")', 'empty'],
  ['COUNTA(A1:A4)', 3],
  ['COUNTIF(A1:A4,"yes")', 1],
  ['SUMIFS(B1:B3,A1:A3,">5")', 30],
  ['ROUNDUP(28.1,0)', 29],
  ['MOD(-2,7)', 5],
  ['RANK(A1,A1:A3)', 2],
  ['IFERROR(1/0,"none")', 'none'],
  ['IFERROR(INDEX(B1:B3,MATCH(6,A1:A3,0)),"")', 30],
  ['""&A1&"x"', '4x'],
])('%s is %s', (formula, result) => {
  expect(at(formula)).toBe(result);
});

test('Days of work leave out weekends and holidays', () => {
  // Friday, February 12, 2027; the Monday after it is Family Day.
  const friday = dateSerial('2027-02-12');
  expect(at(`WEEKDAY(${friday})`)).toBe(6);
  expect(at(`WORKDAY(${friday},1,C1:C1)`)).toBe(dateSerial('2027-02-16'));
  expect(at(`WORKDAY(${friday},1,C2:C2)`)).toBe(dateSerial('2027-02-15'));
});

test('A function that is not known and a formula that is none are refused', () => {
  expect(() => at('PMT(1,2)')).toThrow('PMT is not known');
  expect(() => at('1+')).toThrow('ends too soon');
  expect(() => at('A1/B2')).toThrow('#DIV/0!');
});
