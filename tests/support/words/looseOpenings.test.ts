import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { elements, theOnly } from '../../../scripts/support/html.ts';
import { looseOpenings } from './looseOpenings.ts';

const openings = (html: string) => looseOpenings(theOnly(elements(parse(`<main>${html}</main>`)), 'main'));

test('a pronoun right below the heading of a block is loose', () => {
  expect(openings('<section><h2>Cybersecurity in Ajax</h2><p>It slows them down.</p></section>')).toEqual([
    'It slows them down.',
  ]);
  expect(openings('<section><div><h2>Plans</h2></div><div><p>They start at $100.</p></div></section>')).toHaveLength(1);
});

test('a pronoun after a paragraph of its block, or below the title of its item, has its noun', () => {
  expect(openings('<section><h2>A</h2><p>A backup is a copy.</p><p>It is tested.</p></section>')).toEqual([]);
  expect(
    openings('<section><h2>A</h2><ul><li><h3>Filtered mail</h3><p>It stops links.</p></li></ul></section>'),
  ).toEqual([]);
  expect(
    openings('<section><h2>A</h2><details><summary>What is it?</summary><p>It is a fee.</p></details></section>'),
  ).toEqual([]);
});

test('text of another block does not count, and "this" before a noun points at it', () => {
  expect(
    openings('<section><p>A backup.</p></section><section><h2>B</h2><p>This is tested.</p></section>'),
  ).toHaveLength(1);
  expect(openings('<section><h2>B</h2><p>This checklist helps.</p></section>')).toEqual([]);
});
