import { expect, test } from 'vitest';
import { readIpLocation } from '#src/features/location/realBrowserApi.ts';

test('A response of /api/ip-location keeps its string fields', () => {
  const fields = { city: 'Cork', region: '', postal: 'K1A', loc: '44,-78', country: 'CA' };
  expect(readIpLocation({ ...fields, bogon: true, loc: '44,-78' })).toEqual(fields);
});

test.each([null, [], { city: 7, loc: null }, { city: ' ' }, { country: 'CA' }])(
  'A response of /api/ip-location that is %j locates nobody',
  (data) => {
    expect(readIpLocation(data)).toBeUndefined();
  },
);
