import { expect, test } from 'vitest';
import { readBlock } from '#api/owner/readBlock.ts';
import { makeClock, momentOn } from '#data/rules/hours/makeClock.ts';

const clock = makeClock('America/Toronto');
const now = Date.parse('2026-12-08T15:00:00Z');
const momentOf = (date: string, time = '00:00') => momentOn(clock, Date.parse(`${date}T${time}Z`));
const read = (day: string, lastDay = '', fromTime = '', untilTime = '') =>
  readBlock({ day, lastDay, fromTime, untilTime }, { now, momentOf });
const spans = (...pairs: [string, string][]) =>
  pairs.map(([from, until]) => ({ startsAt: Date.parse(from), endsAt: Date.parse(until) }));

test('Whole days are blocked as one, and hours on each of the days', () => {
  expect(read('2026-12-09')).toEqual(spans(['2026-12-09T00:00-05:00', '2026-12-10T00:00-05:00']));
  expect(read('2026-12-09', '2026-12-11')).toEqual(spans(['2026-12-09T00:00-05:00', '2026-12-12T00:00-05:00']));
  expect(read('2026-12-09', '2026-12-11', '14:00', '16:00')).toEqual(
    spans(
      ['2026-12-09T14:00-05:00', '2026-12-09T16:00-05:00'],
      ['2026-12-10T14:00-05:00', '2026-12-10T16:00-05:00'],
      ['2026-12-11T14:00-05:00', '2026-12-11T16:00-05:00'],
    ),
  );
  expect(read('2026-12-09', '', '22:00', '00:00')).toEqual(spans(['2026-12-09T22:00-05:00', '2026-12-10T00:00-05:00']));
  // What is over of today is left out.
  expect(read('2026-12-08', '2026-12-09', '08:00', '09:00')).toEqual(
    spans(['2026-12-09T08:00-05:00', '2026-12-09T09:00-05:00']),
  );
});

test('The field that is wrong is named, and why', () => {
  for (const [typed, field, fault] of [
    [[''], 'day', 'day'],
    [['soon'], 'day', 'day'],
    [['2026-12-07'], 'day', 'over'],
    [['2026-12-05', '2026-12-07'], 'lastDay', 'over'],
    [['2026-12-09', '2026-12-08'], 'lastDay', 'lastDay'],
    [['2026-12-09', 'later'], 'lastDay', 'lastDay'],
    [['2026-12-09', '2028-12-09'], 'lastDay', 'tooLong'],
    [['2026-12-09', '', '14:00'], 'untilTime', 'bothTimes'],
    [['2026-12-09', '', '', '14:00'], 'fromTime', 'bothTimes'],
    [['2026-12-09', '', 'noon', '14:00'], 'fromTime', 'bothTimes'],
    [['2026-12-09', '', '16:00', '14:00'], 'untilTime', 'untilTime'],
    [['2026-12-09', '', '14:00', '14:00'], 'untilTime', 'untilTime'],
    [['2026-12-08', '', '08:00', '09:00'], 'untilTime', 'over'],
  ] as const)
    expect([typed, read(...(typed as unknown as [string]))]).toEqual([typed, { field, fault }]);
});
