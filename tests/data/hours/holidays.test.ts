import { describe, expect, test } from 'vitest';
import { exceptionsBetween } from '#data/hours/exceptions.ts';
import { holidaysIn, isHolidayRule } from '#data/hours/holidays.ts';
import { isOpen, nextOpening } from '#data/hours/isOpen.ts';
import { makeDueAt } from '#data/hours/makeDueAt.ts';
import { ontarioHolidays } from '#data/holidays.ts';

const toronto = 'America/Toronto';
const office = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00', label: '8-6', holidays: ontarioHolidays };

// https://www.ontario.ca/document/your-guide-employment-standards-act-0/public-holidays; weekends have a day instead.
test.each([
  [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26 12-28'],
  [2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25 12-26 12-27 12-28'],
  [2028, '01-01 01-03 02-21 04-14 05-22 07-01 07-03 09-04 10-09 12-25 12-26'],
  [2033, '01-01 01-03 02-21 04-15 05-23 07-01 09-05 10-10 12-25 12-26 12-27'],
])('The holidays of Ontario in %i', (year, days) => {
  expect([...holidaysIn(ontarioHolidays, year).keys()].map((date) => date.slice(5)).join(' ')).toBe(days);
});

test('A rule is told from other texts', () => {
  const others = ['12-5', 'Christmas', '6th Monday in May', 'Monday in May', 'Easter Monday', ''];
  expect(others.filter((on) => isHolidayRule(on))).toEqual([]);
});

describe('On holidays and exceptions', () => {
  const dated = [
    { date: '2026-12-24', name: 'Early close', open: { opens: '08:00', closes: '13:00' } },
    { date: '2026-12-28', name: 'Stocktaking', open: { opens: '10:00', closes: '12:00' } },
    { date: '2026-12-29', name: 'Moving' },
  ];
  const hours = { ...office, exceptions: dated };

  test.each([
    ['Christmas', '2026-12-25T15:00:00Z', false],
    ["New Year's Day", '2027-01-01T15:00:00Z', false],
    ['Canada Day', '2027-07-01T14:00:00Z', false],
    ['a usual day', '2027-07-02T14:00:00Z', true],
    ['a short day, before and after', '2026-12-24T17:59:00Z', true],
    ['a short day, after', '2026-12-24T18:00:00Z', false],
    ['a holiday that the records open', '2026-12-28T15:00:00Z', true],
    ['a closed date', '2026-12-29T15:00:00Z', false],
  ])('the office is open or not: %s', (_, at, open) => {
    expect(isOpen(hours, toronto, new Date(at))).toBe(open);
  });

  test('the next opening and due times leave them out', () => {
    expect(nextOpening(hours, toronto, new Date('2026-12-24T19:00:00Z'))).toEqual({
      date: '2026-12-28',
      time: '10:00',
    });
    const due = makeDueAt(hours, toronto);
    // Two hours from 12:00 on the short day: one is left, and the next hour is on the 28th.
    expect(new Date(due(Date.parse('2026-12-24T17:00:00Z'), 120)).toISOString()).toBe('2026-12-28T16:00:00.000Z');
    expect(new Date(due(Date.parse('2026-12-24T17:00:00Z'), 240)).toISOString()).toBe('2026-12-30T14:00:00.000Z');
  });

  test('dates are listed where their hours are not those of the weekday', () => {
    const found = exceptionsBetween(hours, '2026-12-20', '2027-01-04').map(({ date, name }) => `${date} ${name}`);
    expect(found).toEqual([
      '2026-12-24 Early close',
      '2026-12-25 Christmas Day',
      '2026-12-28 Stocktaking',
      '2026-12-29 Moving',
      "2027-01-01 New Year's Day",
    ]);
  });
});
