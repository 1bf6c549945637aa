import { expect, test } from 'vitest';
import { buildArticle } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const sources = ['a', 'b'].map((id) => ({
  id,
  title: `Act ${id}`,
  publisher: 'Parliament',
  url: `https://law.example/${id}`,
}));
const errorsOf = (body: string, facts = {}) => dataErrors({ sources, articles: [buildArticle({ body, ...facts })] });
const both = 'By [one]({sources.a}) and [the other]({sources.b}).';

test.each([
  [both, []],
  [
    'By [one]({sources.a}), and by [it again]({sources.a}).',
    [
      'blog/restore-test: body cites 1 of the sources. Link 2 or more, as "[words]({sources.<id>})" with an id of data/sources.ts.',
    ],
  ],
  [
    `${both} And [a third]({sources.c}).`,
    ['blog/restore-test: body quotes "{sources.c}", which is no source. Fix the id or add it to data/sources.ts.'],
  ],
  [
    `${both} And [a third](https://law.example/c).`,
    [
      'blog/restore-test: body links "https://law.example/c" directly. Add it to data/sources.ts and link it as "[words]({sources.<id>})".',
    ],
  ],
])('An article that says "%s"', (body, errors) => {
  expect(errorsOf(body)).toEqual(errors);
});

test('A draft, and a provider without a list of sources, are not asked for any', () => {
  expect(errorsOf('Disks fail.', { draft: true })).toEqual([]);
  expect(dataErrors({ articles: [buildArticle()] })).toEqual([]);
});
