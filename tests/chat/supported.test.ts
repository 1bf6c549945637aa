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

// What no card says at all is tried over HTTP.
test('the opposite of what a card says is not, and a yes needs a card that says yes', () => {
  expect(isSupported('This site names insurance and certificates.', sources)).toBe(false);
  expect(isSupported('Yes, we choose Canadian data regions.', sources.slice(1))).toBe(false);
});
