import { expect, test } from 'vitest';
import { pointedPlans, pointedUsers } from '#api/chat/remember/pointing.ts';

const plans = ['small', 'middle', 'large'];

test.each([
  ['the cheaper one then', ['large', 'middle'], ['middle']],
  ['give me the dearer of the two', ['small', 'middle'], ['middle']],
  ['the second one please', ['large', 'small'], ['small']],
  ['i take the second', ['small', 'middle'], ['middle']],
  ['the last one', ['small', 'middle'], ['middle']],
  ['the same for both', ['small', 'large'], ['small', 'large']],
  ['all three plans', [], plans],
  ['the first two plans', [], ['small', 'middle']],
  ['and the other two', ['small'], ['middle', 'large']],
  ['your cheapest and your most expensive plan', [], ['small', 'large']],
  ['what is the next one up', ['small'], ['middle']],
  ['the cheapest', [], ['small']],
  ['the second year', ['small', 'middle'], undefined],
  ['is it higher for more people', ['small', 'middle'], undefined],
  ['the cheaper one', ['small'], undefined],
] as const)('"%s" after %j points to %j', (text, planIds, expected) => {
  expect(pointedPlans(` ${text} `, { planIds }, plans)).toEqual(expected);
});

test.each([
  ['take the higher number', 76],
  ['the smaller office first', 64],
  ['the last of those', 76],
  ['the first one', 64],
  ['how about the weekend', undefined],
] as const)('"%s" after 64 and 76 points to %s', (text, expected) => {
  expect(pointedUsers(` ${text} `, [{ users: 64 }, { users: 76 }])).toBe(expected);
});
