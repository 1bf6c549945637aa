import { expect, test } from 'vitest';
import { readFrontMatter } from '#data/rules/text/frontMatter.ts';

test('The fields at the head and the text behind them come apart', () => {
  expect(readFrontMatter('---\ntitle: "A: b"\nkeywords:\n  - one\n---\n\n## Why\n\n---\n\nSo.\n\n')).toEqual({
    fields: { title: 'A: b', keywords: ['one'] },
    body: '## Why\n\n---\n\nSo.',
  });
});

test.each(['Disks fail.', '---\n---\nDisks fail.', '---\n# nothing yet\n---\nDisks fail.'])('%j has none', (text) => {
  expect(readFrontMatter(text)).toEqual({ fields: {}, body: 'Disks fail.' });
});

test.each([
  [
    '---\ntitle: a: b\n---\n',
    'line 2 is "title: a: b" (incomplete explicit mapping pair; a key node is missed; or followed by a ' +
      'non-tabulated empty line). Put its text in quotes or fix the indentation.',
  ],
  [
    '---\r\ntitle: a\r\ntitle: b\r\n---\r\n',
    'line 3 is "title: b" (duplicated mapping key). Put its text in quotes or fix the indentation.',
  ],
  [
    '---\ntitle: "a\n---\n',
    'line 2 is "title: \\"a" (its quotation mark is not closed). Put one at the end of the text.',
  ],
  [
    "---\ntitle: 'It's here'\n---\n",
    "line 2 is \"title: 'It's here'\" (its text goes on behind the closing quotation mark). Write '' for a quotation " +
      'mark inside the text, or take the mark out.',
  ],
  ['---\nJust a text\n---\n', 'the front matter is "Just a text". Write "name: value" pairs, one a line.'],
  ['---\ntitle: A\n\nDisks: they fail.\n', 'the front matter has no end. Write a line of "---" below its last field.'],
  ['---\n- a\n---\n', 'the front matter is ["a"]. Write "name: value" pairs, one a line.'],
])('%j is refused, saying where and what to do', (text, error) => {
  expect(readFrontMatter(text)).toEqual({ error });
});
