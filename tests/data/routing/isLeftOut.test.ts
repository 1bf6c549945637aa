import { expect, test } from 'vitest';
import { isLeftOut } from '#data/rules/routing/isLeftOut.ts';

const rules = [
  { pages: '/services/cyber/:industry/toronto', index: true, reason: 'written' },
  { pages: '/services/:service/:industry/:place', index: false, reason: 'made of their pairs' },
  { pages: '/locations/ajax', index: false, reason: 'no client there yet' },
];

test.each([
  ['/services/cyber/legal/toronto', false],
  ['/services/cyber/legal/ajax', true],
  ['/services/cyber/legal', false],
  ['/locations/ajax', true],
  ['/locations/toronto', false],
])('of %s, the first rule that fits decides', (path, expected) => {
  expect(isLeftOut(path, rules)).toBe(expected);
});
