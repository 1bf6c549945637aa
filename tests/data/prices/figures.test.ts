import { expect, test } from 'vitest';
import { helpDeskSpan } from '#data/rules/prices/helpDeskSpan.ts';
import { initialDevices } from '#data/rules/prices/initialDevices.ts';
import { maxDevices } from '#data/rules/prices/maxDevices.ts';

test.each([
  [1, 5, 50],
  [8, 5, 50],
  [9, 6, 50],
  [26, 18, 52],
  [100, 70, 200],
  // 0.7 × 90 is below 63 in binary.
  [90, 63, 180],
])('for %i users the calculator starts with %i devices, and %i can be chosen', (users, devices, most) => {
  expect(initialDevices(users, { devicesPerUser: 0.7, minDevices: 5 })).toBe(devices);
  expect(maxDevices(users)).toBe(most);
});

test.each([
  ['9-5', { from: 9, to: 17 }],
  ['7am-7pm', { from: 7, to: 19 }],
  ['8:30-16:30', { from: 8.5, to: 16.5 }],
  ['12pm-11pm', { from: 12, to: 23 }],
  ['24/7', { from: 0, to: 24 }],
  ['on request', undefined],
])('the help desk hours %s', (text, span) => {
  expect(helpDeskSpan(text)).toEqual(span);
});
