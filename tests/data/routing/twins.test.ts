import { expect, test } from 'vitest';
import { pathOfTwin, twinAddress } from '#data/routing/twins.ts';

test.each([
  ['/', '/index.md'],
  ['/pricing', '/pricing.md'],
  ['/services/a/b/c', '/services/a/b/c.md'],
])('The Markdown of %s is %s, and the other way round', (path, address) => {
  expect([twinAddress(path), pathOfTwin(address)]).toEqual([address, path]);
});

test("Another file is no page's Markdown", () => {
  expect(pathOfTwin('/pricing.html')).toBeUndefined();
});
