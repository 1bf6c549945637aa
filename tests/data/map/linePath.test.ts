import { expect, test } from 'vitest';
import { linePath } from '#data/rules/map/layout/linePath.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 100 },
];

test('A corner under a station is rounded no further than the station covers', () => {
  expect(linePath(corner, { isStation: ({ x }) => x === 100 })).toBe('M0 0L88 0Q100 0 108 8L200 100');
});

test('What is straight stays a line, and a shape is closed', () => {
  const straight = [0, 10, 20].map((x) => ({ x, y: 0 }));
  expect(linePath(straight, { isClosed: true })).toBe('M0 0L10 0L20 0Z');
});
