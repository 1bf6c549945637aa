import { expect, test } from 'vitest';
import { dataErrors } from '#tests/support/dataErrors.ts';

test('redirects in one step, with patterns and with sections, are right', () => {
  expect(
    dataErrors({
      redirects: [
        { from: '/locations/old', to: '/locations/ajax' },
        { from: '/services/:service/old', to: '/services/:service/ajax' },
        { from: '/support', to: '/services#support' },
      ],
    }),
  ).toEqual([]);
});

test.each([
  [[{ from: '/a', to: '/a' }], ['redirects/"/a": to "/a" leads back to itself. Name the page that answers now.']],
  [
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a#x' },
    ],
    [
      'redirects/"/a": to "/b" has itself moved, back to "/a#x". Keep one of the two redirects.',
      'redirects/"/b": to "/a" has itself moved, back to "/b". Keep one of the two redirects.',
    ],
  ],
  [
    [
      { from: '/a/:x/old', to: '/a/:x/new' },
      { from: '/a/one/new', to: '/c' },
    ],
    ['redirects/"/a/:x/old": to "/a/:x/new" has itself moved to "/c". Lead there at once.'],
  ],
  [
    [
      { from: '/a/:x', to: '/b' },
      { from: '/a/one', to: '/c' },
    ],
    [
      'redirects/"/a/one": "/a/:x" stands before it and answers first. Remove one of them, or put the narrower one first.',
    ],
  ],
  [
    [{ from: '/a/:x', to: '/b/:y' }],
    ['redirects/"/a/:x": to names ":y", which from does not have. Use the names of from.'],
  ],
  [
    [{ from: '/a.html', to: 'b' }],
    [
      'redirects[0]: from is "/a.html". Give the path that was published, for example "/locations/old", without a slash or an ending.',
      'redirects[0]: to is "b". Give the path of a page of this site, for example "/locations/new".',
    ],
  ],
])('%j is told with its remedy', (redirects, errors) => {
  expect(dataErrors({ redirects })).toEqual(errors);
});
