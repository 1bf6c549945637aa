import { describe, expect, test } from 'vitest';
import { clockLabel } from '#data/rules/hours/clockLabel.ts';
import { isOpen, nextOpening } from '#data/rules/hours/isOpen.ts';
import { localTime } from '#data/rules/hours/localTime.ts';
import { exceptionsBetween } from '#data/rules/hours/exceptions.ts';
import { holidaysIn, isHolidayRule } from '#data/rules/hours/holidays.ts';
import { makeDueAt } from '#data/rules/hours/makeDueAt.ts';
import { ontarioHolidays } from '#data/hours/holidays.ts';
import { lastTimeOfDay } from '#data/rules/hours/lastTimeOfDay.ts';

const toronto = 'America/Toronto';
const office = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' };
const nights = { days: [5], opens: '22:00', closes: '06:00' };
const sundayNight = { days: [7], opens: '01:30', closes: '03:30' };
const open = (hours: typeof office, at: string) => isOpen(hours, toronto, new Date(at));
const next = (hours: typeof office, at: string) => nextOpening(hours, toronto, new Date(at));

test('The local time is that of the time zone, whichever day it is elsewhere', () => {
  const at = new Date('2026-01-05T03:30:00Z');
  expect(localTime(toronto, at)).toEqual({ date: '2026-01-04', time: '22:30' });
  expect(localTime('UTC', at)).toEqual({ date: '2026-01-05', time: '03:30' });
  expect(localTime('UTC', new Date('2026-01-05T00:00:00Z'))).toEqual({ date: '2026-01-05', time: '00:00' });
  expect(() => localTime('America/Nowhere', at)).toThrow(RangeError);
});

describe('The provider is', () => {
  test.each([
    ['closed a minute before opening', '2026-01-05T12:59:59Z', false],
    ['open at opening time', '2026-01-05T13:00:00Z', true],
    ['closed at closing time', '2026-01-05T23:00:00Z', false],
    ['open on a Friday evening that is Saturday elsewhere', '2026-01-09T22:30:00Z', true],
  ])('%s', (_, at, expected) => {
    expect(open(office, at)).toBe(expected);
  });

  test('open past midnight where the span closes the next day', () => {
    const times = ['09T10:00', '10T03:00', '10T10:59', '10T11:00', '11T04:00'];
    expect(times.filter((time) => open(nights, `2026-01-${time}:00Z`))).toEqual(['10T03:00', '10T10:59']);
  });
});

describe('When the clocks change', () => {
  test("in spring, eight o'clock comes an hour earlier in universal time", () => {
    expect([open(office, '2026-03-06T12:30:00Z'), open(office, '2026-03-09T12:30:00Z')]).toEqual([false, true]);
    expect(next(office, '2026-03-08T07:00:00Z')).toEqual({ date: '2026-03-09', time: '08:00' });
    expect(next(office, '2026-03-09T11:59:00Z')).toEqual({ date: '2026-03-09', time: '08:00' });
    expect(next(office, '2026-03-09T12:00:00Z')).toEqual({ date: '2026-03-10', time: '08:00' });
  });

  test('in autumn, a span goes by the clock on the wall in both of the repeated hours', () => {
    const times = ['05:29', '05:30', '06:30', '08:29', '08:30'];
    expect(times.filter((time) => open(sundayNight, `2026-11-01T${time}:00Z`))).toEqual(['05:30', '06:30', '08:29']);
  });
});

describe('The next opening is', () => {
  test.each([
    ['the same day before opening time', '2026-01-05T12:00:00Z', '2026-01-05'],
    ['Monday after closing on Friday', '2026-01-09T23:00:00Z', '2026-01-12'],
  ])('%s', (_, at, date) => {
    expect(next(office, at)).toEqual({ date, time: '08:00' });
  });

  test('a week later where only one day is open', () => {
    expect(next(nights, '2026-01-10T04:00:00Z')).toEqual({ date: '2026-01-16', time: '22:00' });
  });

  test('refused for hours without days', () => {
    expect(() => next({ ...office, days: [] }, '2026-01-05T12:00:00Z')).toThrow(
      'Hours without days never open. Name at least one day from 1 (Monday) to 7.',
    );
  });
});

const week = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00', label: '8-6' };
const withHolidays = { ...week, holidays: ontarioHolidays };

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
  const hours = { ...withHolidays, exceptions: dated };

  test.each([
    ['Christmas', '2026-12-25T15:00:00Z', false],
    ["New Year's Day", '2027-01-01T15:00:00Z', false],
    ['Canada Day', '2027-07-01T14:00:00Z', false],
    ['a usual day', '2027-07-02T14:00:00Z', true],
    ['a short day, before and after', '2026-12-24T17:59:00Z', true],
    ['a short day, after', '2026-12-24T18:00:00Z', false],
    ['a holiday that the records open', '2026-12-28T15:00:00Z', true],
    ['a closed date', '2026-12-29T15:00:00Z', false],
  ])('the withHolidays is open or not: %s', (_, at, open) => {
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
    const own = ['2026-12-28 Stocktaking', '2026-12-29 Moving'];
    const feasts = ['2026-12-24 Early close', '2026-12-25 Christmas Day'];
    expect(found).toEqual([...feasts, ...own, "2027-01-01 New Year's Day"]);
  });
});

const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' };
const dueInToronto = makeDueAt(weekdays, 'America/Toronto');
const due = (from: string, minutes: number, at = dueInToronto) => new Date(at(Date.parse(from), minutes)).toISOString();

test.each([
  ['within the day', '2026-03-04T15:00:00.000Z', '2026-03-04T17:00:00.000Z'],
  ['overnight', '2026-03-04T22:00:00.000Z', '2026-03-05T14:00:00.000Z'],
  ['before opening', '2026-03-04T09:00:00.000Z', '2026-03-04T15:00:00.000Z'],
  ['over a weekend on which the clocks change', '2026-03-06T22:30:00.000Z', '2026-03-09T13:30:00.000Z'],
  ['to the second of closing', '2026-03-04T21:00:00.000Z', '2026-03-04T23:00:00.000Z'],
])('Two opening hours, %s', (_, from, until) => {
  expect(due(from, 120)).toBe(until);
});

test('Hours may extend past midnight, or over the whole day', () => {
  const night = makeDueAt({ days: [5], opens: '22:00', closes: '02:00' }, 'UTC');
  expect(due('2026-03-07T01:00:00Z', 120, night)).toBe('2026-03-13T23:00:00.000Z');
  const always = makeDueAt({ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00' }, 'UTC');
  expect(due('2026-03-07T01:00:00Z', 36 * 60, always)).toBe('2026-03-08T13:00:00.000Z');
});

test.each([
  ['later the same day', 'America/Toronto', 8, '2025-07-01T20:00:00Z', '2025-07-01T12:00:00Z'],
  ['at that very moment', 'America/Toronto', 8, '2025-07-01T12:00:00Z', '2025-07-01T12:00:00Z'],
  ['just before it', 'America/Toronto', 8, '2025-07-01T11:59:59.999Z', '2025-06-30T12:00:00Z'],
  ['after clocks went forward at night', 'America/Toronto', 8, '2025-03-09T11:00:00Z', '2025-03-08T13:00:00Z'],
  ['after clocks went back at night', 'America/Toronto', 8, '2025-11-02T12:30:00Z', '2025-11-01T12:00:00Z'],
  ['at midnight', 'America/Toronto', 0, '2025-07-01T03:59:00Z', '2025-06-30T04:00:00Z'],
  ['half an hour off', 'America/St_Johns', 8, '2025-07-01T12:00:00Z', '2025-07-01T10:30:00Z'],
])('The last time of day, asked for %s', (_, timezone, hour, now, at) => {
  expect(new Date(lastTimeOfDay(timezone, hour, Date.parse(now)))).toEqual(new Date(at));
});

test.each([
  ['18:00', '6:00 PM'],
  ['08:30', '8:30 AM'],
  ['00:00', '12:00 AM'],
])('%s reads %s', (time, readable) => {
  expect(clockLabel(time, 'en-CA')).toBe(readable);
});

test('Days may have a span of their own, which a holiday and a single date still change', () => {
  const hours = { ...office, otherDays: [{ days: [6], opens: '10:00', closes: '14:00' }], holidays: ontarioHolidays };
  expect([open(hours, '2026-01-10T15:30:00Z'), open(hours, '2026-01-10T19:30:00Z')]).toEqual([true, false]);
  expect(next(hours, '2026-01-10T20:00:00Z')).toEqual({ date: '2026-01-12', time: '08:00' });
  expect(next(hours, '2026-01-09T23:30:00Z')).toEqual({ date: '2026-01-10', time: '10:00' });
  const dueAt = makeDueAt(hours, toronto);
  // Friday at 17:00, five hours: one on Friday, four on Saturday.
  expect(new Date(dueAt(Date.parse('2026-01-09T22:00:00Z'), 300)).toISOString()).toBe('2026-01-10T19:00:00.000Z');
  const exceptions = [{ date: '2026-01-10', name: 'Late', open: { opens: '10:00', closes: '14:00' } }];
  expect(exceptionsBetween({ ...hours, label: '', exceptions }, '2026-01-10', '2026-01-10')).toEqual([]);
});
