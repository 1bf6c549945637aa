import { expect, test } from 'vitest';
import { initialDevices } from '#data/plans/initialDevices.ts';
import { maxDevices } from '#data/plans/maxDevices.ts';

test.each([
  [1, 5],
  [5, 5],
  [8, 5],
  [9, 6],
  [10, 7],
  [100, 70],
  // 0.7 × 90 is below 63 in binary.
  [90, 63],
])('For %i users the calculator starts with %i devices', (users, devices) => {
  expect(initialDevices(users, { devicesPerUser: 0.7, minDevices: 5 })).toBe(devices);
});

test.each([
  [5, 50],
  [25, 50],
  [26, 52],
  [100, 200],
])('For %i users at most %i devices can be chosen', (users, devices) => {
  expect(maxDevices(users)).toBe(devices);
});
