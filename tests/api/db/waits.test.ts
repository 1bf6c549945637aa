import { expect, test } from 'vitest';
import { isOver, isWithin, pastMoment } from '#api/db/waits.ts';

const now = 1_760_000_000_000;
const hour = 3_600_000;

test.each([
  ['a moment ago', -1, [true, true, true]],
  ['longer ago than it lasts', -2 * hour, [true, false, true]],
  ['by a clock that is a little ahead', 30_000, [false, true, true]],
  ['for as long as is ever given', hour, [false, false, false]],
  ['by a clock that was a day ahead', 24 * hour, [true, false, false]],
])('Noted %s: whether it is over, is recent, and was', (_, ahead, expected) => {
  const noted = now + ahead;
  const past = pastMoment(String(noted), now) !== undefined;
  expect([isOver(noted, now, hour), isWithin(noted, now, hour), past]).toEqual(expected);
});
