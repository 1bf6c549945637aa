import { expect, test } from 'vitest';
import { nearestAddress } from '#src/features/navigation/nearestAddress.ts';

const addresses = [
  '/',
  '/pricing',
  '/contact',
  '/blog',
  '/services',
  '/locations',
  '/locations/markham',
  '/services/cloud/markham',
];

test.each([
  ['/prices', '/pricing'],
  ['/price', '/pricing'],
  ['/kontakt', '/contact'],
  ['/Location/Markham', '/locations/markham'],
  ['/markam', '/locations/markham'],
  ['/team', undefined],
  ['/wp-login.php', undefined],
])('nearest to %s is %s', (path, address) => {
  expect(nearestAddress(path, addresses)).toBe(address);
});
