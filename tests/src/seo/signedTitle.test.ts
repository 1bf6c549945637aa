import { expect, test } from 'vitest';
import { longestTitle, signedTitle } from '#src/seo/signedTitle.ts';

test('a title keeps the name at its end as long as both fit', () => {
  expect(signedTitle('IT Support in Ajax | Northshore IT')).toBe('IT Support in Ajax | Northshore IT');
  const fitting = `${'a'.repeat(longestTitle - 7)} | Name`;
  expect(signedTitle(fitting)).toBe(fitting);
  expect(signedTitle(`b${fitting}`)).toBe(`b${'a'.repeat(longestTitle - 7)}`);
});

test('a title without a name stays as it is, however long', () => {
  expect(signedTitle('a'.repeat(longestTitle + 1))).toHaveLength(longestTitle + 1);
});
