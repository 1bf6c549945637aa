import { expect, test } from 'vitest';
import { makeClassNames } from '#scripts/build/classNames.ts';
import { root } from '#scripts/support/root.ts';

const files = ['src/ui/Card.css.ts', 'src/shell/Footer.css.ts'];

test('a class is called after its file and its place in it, the same however often it is asked for', () => {
  const name = makeClassNames(files);
  const names = [
    name({ filePath: 'src/shell/Footer.css.ts', hash: '1abc0' }),
    name({ filePath: 'src/shell/Footer.css.ts', hash: '1abc1' }),
    name({ filePath: 'src/ui/Card.css.ts', hash: 'x9z0' }),
    name({ filePath: `${root}/src/shell/Footer.css.ts`, hash: '1abc0' }),
  ];
  expect(names).toEqual(['bb0', 'bb1', 'bc0', 'bb0']);
});

test('a file that is newer than the names keeps the longer one', () => {
  expect(makeClassNames(files)({ filePath: 'src/ui/New.css.ts', hash: '1abc0' })).toBe('_1abc0');
});

test('there are as many pairs of letters as files, and no pair twice', () => {
  const many = Array.from({ length: 400 }, (_, index) => `src/${index}.css.ts`);
  const name = makeClassNames(many);
  expect(new Set(many.map((filePath) => name({ filePath, hash: 'a0' }))).size).toBe(400);
  expect(() => makeClassNames([...many, 'src/400.css.ts'])).toThrow('more than 400');
});
