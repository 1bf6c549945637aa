import { expect, test } from 'vitest';
import { parseLoc } from '#data/locations/parseLoc.ts';

test.each([
  ['43.6532,-79.3832', 43.6532, -79.3832],
  [' 43.6532 , -79.3832 ', 43.6532, -79.3832],
  ['+90,180', 90, 180],
  ['0,0', 0, 0],
])('"%s" is a point', (loc, latitude, longitude) => {
  expect(parseLoc(loc)).toEqual({ latitude, longitude });
});

test.each(['', ',', '43.6,', '43.6,-79.3,1', '91,0', '0,181', 'Toronto', '43,6;79,3', '1e1,0', '0x10,0', 'NaN,NaN'])(
  '"%s" is no point',
  (loc) => {
    expect(parseLoc(loc)).toBeUndefined();
  },
);
