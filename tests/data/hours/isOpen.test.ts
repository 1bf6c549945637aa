import { describe, expect, test } from 'vitest';
import { isOpen, nextOpening } from '#data/hours/isOpen.ts';
import { localTime } from '#data/hours/localTime.ts';

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
