import { expect, test } from 'vitest';
import { makeDueAt } from '#data/hours/makeDueAt.ts';

const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' };
const toronto = makeDueAt(weekdays, 'America/Toronto');
const due = (from: string, minutes: number, at = toronto) => new Date(at(Date.parse(from), minutes)).toISOString();

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
