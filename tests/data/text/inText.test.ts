import { expect, test } from 'vitest';
import { inText } from '#data/text/inText.ts';

test.each([
  ['Monthly Bookkeeping', 'monthly bookkeeping'],
  ['Year-End Accounts', 'year-end accounts'],
  ['HST Returns', 'HST returns'],
  ['T4 Slips', 'T4 slips'],
  ['QuickBooks Set-Up', 'QuickBooks set-up'],
  ['Payroll', 'payroll'],
])('"%s" is "%s" inside a sentence', (name, inside) => {
  expect(inText(name)).toBe(inside);
});
