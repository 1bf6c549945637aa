import { describe, expect, test } from 'vitest';
import { makeOfferedStarts } from '#data/rules/booking/offeredStarts.ts';
import { quartersOf } from '#data/rules/booking/quarters.ts';
import { ontarioHolidays } from '#data/hours/holidays.ts';
import { localTime } from '#data/rules/hours/localTime.ts';

const toronto = 'America/Toronto';
const office = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '11:00', holidays: ontarioHolidays };
const rules = { every: 30, leadHours: 0, horizonDays: 0 };

/** What is offered of half an hour, as "date time time" at the office. */
function offered(
  now: string,
  { minutes = 30, hours = office, ...booking } = {} as Partial<typeof rules> & {
    minutes?: number;
    hours?: typeof office;
  },
) {
  const days = makeOfferedStarts({ ...rules, ...booking }, hours, toronto)(minutes, Date.parse(now));
  return days.map(({ date, starts }) =>
    [date, ...starts.map((start) => localTime(toronto, new Date(start)).time)].join(' '),
  );
}

describe('Times are offered', () => {
  test('from opening on, at the interval, each over by closing time', () => {
    expect(offered('2026-12-07T05:30:00Z')).toEqual(['2026-12-07 09:00 09:30 10:00 10:30']);
    expect(offered('2026-12-07T05:30:00Z', { minutes: 60 })).toEqual(['2026-12-07 09:00 09:30 10:00']);
    expect(offered('2026-12-07T05:30:00Z', { every: 60 })).toEqual(['2026-12-07 09:00 10:00']);
  });

  test('no earlier than the lead, and no later than the horizon', () => {
    expect(offered('2026-12-07T14:00:00Z', { leadHours: 1 })).toEqual(['2026-12-07 10:00 10:30']);
    expect(offered('2026-12-07T16:00:00Z')).toEqual([]);
    expect(offered('2026-12-04T16:00:00Z', { horizonDays: 3 })).toEqual(['2026-12-07 09:00 09:30 10:00 10:30']);
  });

  test('not on weekends, holidays by rule and dated exceptions, but at the hours of an exception', () => {
    expect(offered('2026-12-24T16:00:00Z', { horizonDays: 5 })).toEqual(['2026-12-29 09:00 09:30 10:00 10:30']);
    const exceptions = [
      { date: '2026-12-07', name: 'Move' },
      { date: '2026-12-12', name: 'Open day', open: { opens: '13:00', closes: '14:00' } },
    ];
    expect(
      offered('2026-12-06T05:30:00Z', { horizonDays: 1, hours: { ...office, exceptions } as typeof office }),
    ).toEqual([]);
    expect(offered('2026-12-12T05:30:00Z', { hours: { ...office, exceptions } as typeof office })).toEqual([
      '2026-12-12 13:00 13:30',
    ]);
  });

  test('at the office’s clock on both days on which it changes, none in the hour that is skipped', () => {
    const nights = { ...office, days: [7], opens: '01:00', closes: '04:00' };
    expect(offered('2026-03-08T05:10:00Z', { hours: nights })).toEqual(['2026-03-08 01:00 01:30 03:00 03:30']);
    expect(offered('2026-11-01T04:10:00Z', { hours: nights })).toEqual([
      '2026-11-01 01:00 01:30 02:00 02:30 03:00 03:30',
    ]);
    const days = makeOfferedStarts(
      { ...rules, horizonDays: 2 },
      office,
      toronto,
    )(30, Date.parse('2026-03-06T05:10:00Z'));
    expect(days.map(({ starts: [first = 0] }) => new Date(first).toISOString())).toEqual(['2026-03-06T14:00:00.000Z']);
    const after = makeOfferedStarts(rules, office, toronto)(30, Date.parse('2026-03-09T05:10:00Z'));
    expect(new Date(after[0]?.starts[0] ?? 0).toISOString()).toBe('2026-03-09T13:00:00.000Z');
  });

  test('past midnight where the hours go on', () => {
    const nights = { ...office, days: [5], opens: '23:00', closes: '01:00' };
    expect(offered('2026-12-11T15:00:00Z', { hours: nights })).toEqual(['2026-12-11 23:00 23:30 00:00 00:30']);
  });

  test('with hours of their own, closed on the office’s holidays', () => {
    const own = { hours: { days: [1], opens: '10:00', closes: '11:00' } };
    const days = makeOfferedStarts(
      { ...rules, ...own, horizonDays: 7 },
      office,
      toronto,
    )(30, Date.parse('2026-12-28T05:30:00Z'));
    expect(days.map(({ date, starts }) => [date, starts.length])).toEqual([['2027-01-04', 2]]);
  });
});

test('A time takes its quarter-hours, buffer included', () => {
  expect(quartersOf(Date.parse('1970-01-01T01:00:00Z'), 45)).toEqual([4, 5, 6]);
});
