import { expect, test } from 'vitest';
import { findQuoteFault } from '#data/rules/text/quoteFault.ts';

const unclosed = 'its quotation mark is not closed';
const goesOn = 'its text goes on behind the closing quotation mark';

test.each<[string, string[], number, string]>([
  ['before other quoted texts', ['---', 'title: "a"', 'excerpt: "b', 'category: "c"', 'author: "d"'], 2, unclosed],
  ['on the last line', ['---', 'title: "a"', 'author: "b'], 2, unclosed],
  ['of an item', ['---', 'keywords:', '  - "a', '  - "b"'], 2, unclosed],
  ['in a list on one line', ['---', 'keywords: ["a, "b"]', 'author: "c"'], 1, unclosed],
  ['whose last mark is escaped', ['---', 'title: "a \\"', 'author: "b"'], 1, unclosed],
  ['behind a text of two lines', ['---', 'title: "a', '  b"', 'excerpt: "c', 'author: d'], 3, unclosed],
  ['with an apostrophe', ['---', "title: 'It's here'", 'author: a'], 1, goesOn],
  ['with a quotation', ['---', 'title: "He said "go""', 'author: a'], 1, goesOn],
])('a text %s is found on its own line', (_, lines, line, reason) => {
  expect(findQuoteFault(lines)).toMatchObject({ line, reason });
});

test.each([
  [['---', 'title: "a"', "author: 'b'", 'category: c "d" e', 'keywords: [\'a\', "b"]']],
  [['---', 'title: "a \\"b\\""', "excerpt: 'It''s'", 'author: "c" # who wrote it']],
  [['---', 'title: "a', '  b"', "excerpt: 'c", "  d'", 'author: e']],
  [['---', "title: don't", 'excerpt: ""', "author: ''"]],
])('%j has none', (lines) => {
  expect(findQuoteFault(lines)).toBeUndefined();
});
