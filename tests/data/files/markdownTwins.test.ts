import { expect, test } from 'vitest';
import { markdownAddress, pathOfMarkdown } from '#data/rules/files/markdownTwins.ts';

test.each([
  ['/', '/index.md'],
  ['/pricing', '/pricing.md'],
  ['/services/a/b/c', '/services/a/b/c.md'],
])('The Markdown of %s is %s, and the other way round', (path, address) => {
  expect([markdownAddress(path), pathOfMarkdown(address)]).toEqual([address, path]);
});

test("Another file is no page's Markdown", () => {
  expect(pathOfMarkdown('/pricing.html')).toBeUndefined();
});
