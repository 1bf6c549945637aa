import { expect, test } from 'vitest';
import { durationHours, helpDeskSpan } from '#data/plans/helpDeskSpan.ts';

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

test.each([
  ['15 minutes', 0.25],
  ['1 hour', 1],
  ['4 hours', 4],
  ['the same day', undefined],
])('the duration %s', (text, hours) => {
  expect(durationHours(text)).toBe(hours);
});
