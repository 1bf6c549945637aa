import { expect, test } from 'vitest';
import { withoutWww } from '#data/rules/routing/withoutWww.ts';

const origin = 'https://northshore.example';

test.each([
  ['https://www.northshore.example/', 'https://northshore.example/'],
  [
    'https://www.northshore.example/locations/ajax?from=mail&to=a%20b#reach',
    'https://northshore.example/locations/ajax?from=mail&to=a%20b#reach',
  ],
  ['http://www.northshore.example:3000/x', 'http://northshore.example:3000/x'],
  ['https://www.other.example/x?simulate=www', 'https://www.other.example/x'],
  ['https://northshore.example/x?a=1&simulate=www&b=2', 'https://northshore.example/x?a=1&b=2'],
  ['https://www.northshore.example/x?simulate=www', 'https://northshore.example/x'],
])('%s has moved to %s', (address, target) => {
  expect(withoutWww(new URL(address), origin)?.href).toBe(target);
});

test.each([
  'https://northshore.example/',
  'https://northshore.example/?simulate=web',
  'https://www2.northshore.example/',
  'https://www.other.example/',
  'https://www.www.northshore.example/',
  'https://www.northshore.example.other.example/',
])('%s stays', (address) => {
  expect(withoutWww(new URL(address), origin)).toBeUndefined();
});

test('What it leads to stays, and the address given is left alone', () => {
  const address = new URL('https://www.northshore.example/x?simulate=www');
  const target = withoutWww(address, origin);
  expect(withoutWww(target as URL, origin)).toBeUndefined();
  expect(address.href).toBe('https://www.northshore.example/x?simulate=www');
});
