import { expect, test } from 'vitest';
import { printLiteral } from '#scripts/init/printLiteral.ts';

test('values are printed as they are written by hand', () => {
  expect(printLiteral({ a: 'It\'s "so"\\n', 'b-c': [1, true, null], d: undefined, e: {}, f: [] })).toBe(
    `{ a: 'It\\'s "so"\\\\n', 'b-c': [1, true, null], e: {}, f: [] }`,
  );
});

test('what is too long for a line stands in several', () => {
  const text = 'x'.repeat(100);
  expect(printLiteral({ list: [{ text }, { text }] })).toBe(
    `{\n  list: [\n    { text: '${text}' },\n    { text: '${text}' },\n  ],\n}`,
  );
});
