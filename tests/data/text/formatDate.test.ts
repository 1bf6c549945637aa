import { expect, test, vi } from 'vitest';
import { formatDate } from '#data/text/formatDate.ts';

test.each([
  ['2025-05-10', 'en-CA', 'May 10, 2025'],
  ['2025-01-01', 'en-CA', 'January 1, 2025'],
  ['2024-02-29', 'en-GB', '29 February 2024'],
  ['2025-05-10', 'fr-CA', '10 mai 2025'],
])('%s is written in %s as %s', (date, locale, text) => {
  expect(formatDate(date, locale)).toBe(text);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Toronto'])('The day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2025-05-10T00:00:00Z').getTimezoneOffset()).not.toBe(0);
  expect(formatDate('2025-05-10', 'en-CA')).toBe('May 10, 2025');
  vi.unstubAllEnvs();
});

test('What is no date is refused', () => {
  expect(() => formatDate('soon', 'en-CA')).toThrow(RangeError);
});
