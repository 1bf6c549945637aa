import { expect, test } from 'vitest';
import { shownTitle, fitTitle } from '#src/seo/fitTitle.ts';

test('a title keeps the name at its end as long as both fit', () => {
  expect(fitTitle('IT Support in Ajax | Northshore IT')).toBe('IT Support in Ajax | Northshore IT');
  const fitting = `${'a'.repeat(shownTitle - 7)} | Name`;
  expect(fitTitle(fitting)).toBe(fitting);
  expect(fitTitle(`b${fitting}`)).toBe(`b${'a'.repeat(shownTitle - 7)}`);
});

test('a title without a name stays as it is, however long', () => {
  expect(fitTitle('a'.repeat(shownTitle + 1))).toHaveLength(shownTitle + 1);
});

test('a title keeps the name where too little would be left without it', () => {
  const name = 'n'.repeat(shownTitle);
  expect(fitTitle(`Privacy Policy | ${name}`)).toBe(`Privacy Policy | ${name}`);
  expect(fitTitle(`Privacy Policies | ${name}`)).toBe('Privacy Policies');
});
