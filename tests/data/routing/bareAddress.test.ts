import { expect, test } from 'vitest';
import { bareAddress } from '#data/routing/bareAddress.ts';

test.each([
  ['https://www.northshore.example/', 'https://northshore.example/'],
  ['https://www.northshore.example/locations/ajax?from=mail&to=a%20b#reach', 'https://northshore.example/locations/ajax?from=mail&to=a%20b#reach'],
  ['http://www.localhost:3000/x', 'http://localhost:3000/x'],
  ['https://www.www.example/', 'https://www.example/'],
  ['https://northshore.example/?simulate=www', 'https://northshore.example/'],
  ['https://northshore.example/x?a=1&simulate=www&b=2', 'https://northshore.example/x?a=1&b=2'],
  ['https://www.northshore.example/x?simulate=www', 'https://northshore.example/x'],
])('%s has moved to %s', (address, bare) => {
  expect(bareAddress(new URL(address))?.href).toBe(bare);
});

test.each([
  'https://northshore.example/', 'https://northshore.example/?simulate=web', 'https://northshore.example/?simulate=', 'https://www2.northshore.example/', 'https://wwwnorthshore.example/', 'https://north.www.example/',
])('%s stays', (address) => {
  expect(bareAddress(new URL(address))).toBeUndefined();
});

test('What it leads to stays, and the address given is left alone', () => {
  const address = new URL('https://www.northshore.example/x?simulate=www');
  const bare = bareAddress(address);
  expect(bareAddress(bare as URL)).toBeUndefined();
  expect(address.href).toBe('https://www.northshore.example/x?simulate=www');
});
