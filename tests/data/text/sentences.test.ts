import { expect, test } from 'vitest';
import { sentences } from '#data/rules/text/sentences.ts';

test.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['From St. Andrew station it is near. Take Line 1.', ['From St. Andrew station it is near.', 'Take Line 1.']],
  ['Rule 3.3 says so. It is old.', ['Rule 3.3 says so.', 'It is old.']],
  ['Ask Dr. J. Smith, e.g. by phone.', ['Ask Dr. J. Smith, e.g. by phone.']],
  ['He said "no." Then he left.', ['He said "no."', 'Then he left.']],
  ['Without a mark', ['Without a mark']],
  ['', []],
])('%s', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});
