import { expect, test, vi } from 'vitest';
import { telAddress } from '#data/rules/text/dialled.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { formatSize } from '#data/rules/text/formatSize.ts';
import { inText } from '#data/rules/text/inText.ts';
import { plainNumber } from '#data/rules/text/plainNumber.ts';
import { numberInWords } from '#data/rules/text/numberInWords.ts';
import { withArticle } from '#data/rules/text/withArticle.ts';
import { zonedNoon } from '#data/rules/text/zonedTime.ts';

test.each([
  ['2025-05-10', 'en-CA', 'May 10, 2025'],
  ['2024-02-29', 'en-GB', '29 February 2024'],
  ['2025-05-10', 'fr-CA', '10 mai 2025'],
])('the date %s is written in %s as %s, and no word is a date', (date, locale, text) => {
  expect(formatDate(date, locale)).toBe(text);
  expect(() => formatDate('soon', locale)).toThrow(RangeError);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Toronto'])('the day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2025-05-10T00:00:00Z').getTimezoneOffset()).not.toBe(0);
  expect(formatDate('2025-05-10', 'en-CA')).toBe('May 10, 2025');
  vi.unstubAllEnvs();
});

test.each([
  ['2025-06-19', 'America/Toronto', '2025-06-19T08:00:00-04:00'],
  ['2025-12-19', 'America/Toronto', '2025-12-19T07:00:00-05:00'],
  ['2025-06-19', 'America/St_Johns', '2025-06-19T09:30:00-02:30'],
  ['2025-06-19', 'UTC', '2025-06-19T12:00:00+00:00'],
])('noon of the day %s is told as a time in %s', (day, zone, time) => {
  expect(zonedNoon(day, zone)).toBe(time);
});

test.each([
  [0, '1 KB'],
  [1536, '2 KB'],
  [1024 ** 2 - 513, '1023 KB'],
  [1024 ** 2, '1.0 MB'],
  [3_460_300, '3.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test.each([
  ['Monthly Bookkeeping', 'monthly bookkeeping'],
  ['Year-End Accounts', 'year-end accounts'],
  ['HST Returns', 'HST returns'],
  ['T4 Slips', 'T4 slips'],
  ['QuickBooks Set-Up', 'QuickBooks set-up'],
])('"%s" is "%s" inside a sentence', (name, inside) => {
  expect(inText(name)).toBe(inside);
});

test.each([
  ['Financial District', 'the Financial District'],
  ['Yonge Street village core', 'the Yonge Street village core'],
  ['Liberty Village', 'Liberty Village'],
])('the district "%s" is "%s" there', (name, inside) => {
  expect(withArticle(name)).toBe(inside);
});

test('a count is written in words to ten and in digits above', () => {
  expect([0, 7, 10, 11].map(numberInWords)).toEqual(['zero', 'seven', 'ten', '11']);
});

test.each([
  ['+1 416-555-0177 ext. 4421', 'tel:+14165550177;ext=4421'],
  ['(416) 555-0177 x12', 'tel:4165550177;ext=12'],
  ['1.416.555.0177', 'tel:14165550177'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['0044 20 7946 0000', 'tel:00442079460000'],
  ['please call', undefined],
  ['call me at ext 4421', undefined],
  ['416-555-017', undefined],
  ['0000000000', undefined],
  ['+123456789012345678', undefined],
])('"%s" is dialled as %s', (typed, address) => {
  expect(telAddress(typed)).toBe(address);
});

test.each([
  ['1.000', '1000', '1.000'],
  ['1,000', '1000', '1000'],
  ["1 000 000 $, 1'000'000 and 1.000.000", undefined, undefined],
  ['$1,234.50', '1234.50', '1234.50'],
  ['1.234,50 €', '1234.50', '1234.50'],
  ["1'000\u200B", '1000', '1000'],
  ['1\u00A0000', '1000', '1000'],
  ['1.000.000', '1000000', '1000000'],
  ['12,5 %', '12.5', '12.5'],
  ['0.125', '0.125', '0.125'],
  ['1,00,000', undefined, undefined],
  ['1.000.50', undefined, undefined],
  ['twelve', undefined, undefined],
])('"%s" is the number %s, or %s where it may be as fine', (typed, coarse, fine) => {
  expect([plainNumber(typed, { fine: false }), plainNumber(typed, { fine: true })]).toEqual([coarse, fine]);
});
