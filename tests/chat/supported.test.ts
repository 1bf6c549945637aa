import { expect, test } from 'vitest';
import { isSupported } from '#api/chat/model/supported.ts';

const sources = [
  'Yes. We serve Markham and Vaughan. Visits are included in Professional, at $150 per user.',
  'This site names neither insurance nor certificates. Both laws bind you; nobody can sell you compliance.',
  'We choose Canadian data regions. The set-up fee is $500 for Essential.',
];

test.each([
  'Yes, we serve Markham.',
  'Professional includes visits at $150 per user.',
  'The set-up fee is $500 for Essential.',
  'No, this site names no certificates.',
])('is supported: %s', (text) => {
  expect(isSupported(text, sources)).toBe(true);
});

test.each([
  'Yes, we serve Hamilton.',
  'Professional costs $100 per user.',
  'We are fully compliant.',
  'Your data may be stored in the United States.',
  'John Smith will call you back.',
  'We waive the set-up fee.',
  'This site names insurance and certificates.',
  'You get 10% off.',
])('is not: %s', (text) => {
  expect(isSupported(text, sources)).toBe(false);
});

test('a yes needs a card that says yes', () => {
  expect(isSupported('Yes, we choose Canadian data regions.', sources.slice(1))).toBe(false);
});
