import { expect, test } from 'vitest';
import { type Selection, defaultSelection, devicesOf, withAddOn, withPlan } from '#data/rules/prices/selection.ts';
import { wholeNumber } from '#data/rules/prices/wholeNumber.ts';
import { prices } from '#tests/src/features/calculator/prices.ts';

const start = defaultSelection(prices);

test('Another plan for larger teams raises the users to its minimum, and one for smaller teams leaves them', () => {
  const large = { ...start, planId: 'large', users: 15 };
  expect(withPlan(start, 'large', prices)).toEqual(large);
  expect(withPlan(large, 'small', prices)).toEqual({ ...large, planId: 'small' });
});

test('Add-ons stand in the order of the price list, however they were chosen', () => {
  const both = withAddOn(withAddOn(start, 'check', true, prices), 'guard', true, prices);
  expect(both.addOnIds).toEqual(['guard', 'check']);
  expect(withAddOn(both, 'guard', false, prices).addOnIds).toEqual(['check']);
});

const devices = (changes: Partial<Selection>) => devicesOf({ ...start, ...changes }, prices);

test.each([
  [5, 5],
  [10, 7],
  [50, 35],
])('Devices for %i users are %i until a number is chosen', (users, expected) => {
  expect(devices({ users })).toBe(expected);
});

test('Devices stay as chosen, as far as the users allow it', () => {
  expect(devices({ users: 100, devices: 3 })).toBe(3);
  expect(devices({ users: 100, devices: 150 })).toBe(150);
  expect(devices({ users: 20, devices: 150 })).toBe(50);
});

test.each([
  ['5', 5],
  ['005', 5],
  [' 7 ', 7],
  ['10', 10],
  ['4', undefined],
  ['11', undefined],
  ['', undefined],
  ['7.5', undefined],
  ['7e0', undefined],
  ['-7', undefined],
  ['+7', undefined],
  ['seven', undefined],
  ['٧', undefined],
])('From "%s" the number taken, of 5 to 10, is %s', (text, expected) => {
  expect(wholeNumber(text, 5, 10)).toBe(expected);
});
