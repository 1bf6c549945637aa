import { describe, expect, test } from 'vitest';
import { sentencesIn } from '#scripts/check/sentences.ts';

const textsIn = (source: string) => sentencesIn('module.tsx', source).map(({ text }) => text);

describe('Texts for visitors', () => {
  test.each([
    ['JSX text', 'const a = <p>Close</p>;', ['Close']],
    ['JSX text of several lines', 'const a = (\n  <p>\n    Call us\n    today\n  </p>\n);', ['Call us today']],
    ['an expression in JSX', "const a = <p>{open ? 'Show less' : 'Show more'}</p>;", ['Show less', 'Show more']],
    ['an attribute that is shown', '<a aria-label="Menu" title="Open the menu" />;', ['Menu', 'Open the menu']],
    ['a property that is shown', "const plan = { label: 'Plan', heading: 'Price' };", ['Plan', 'Price']],
    ['parts of a sentence', 'const a = `Price in ${place} per user`;', ['Price in', 'per user']],
    ['an argument', "show('Not sent yet');", ['Not sent yet']],
    ['a constant', "export const late = 'This takes longer.';", ['This takes longer.']],
  ])('are found: %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  test.each([
    ['a message', 'const a = <p>{messages.close}</p>;'],
    ['an error', "throw new Error('There is no such page.');"],
    ['an error that is passed on', "reject(new RangeError('There is no such page.'));"],
    ['a log line', "log.info({ id }, 'the server listens');"],
    ['a selector', "root.querySelector('main h1');"],
    ['class names', '<p className="wide strong" />;'],
    ['sizes of a picture', '<img sizes="(min-width: 56rem) 52rem, 94vw" alt="" />;'],
    ['an import', "import { a } from './a b.ts';"],
    ['a type', "type Answer = 'not now' | 'right now';"],
    ['a key', "const state = { tone: 'raised', id: 'plans' };"],
    ['markup', 'const head = `<link rel="preload" href="${href}" as="font">`;'],
    ['a query', 'sql`select name from leads`;'],
  ])('are not: %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  test('are reported with their line', () => {
    expect(sentencesIn('module.ts', "\n\nshow('Not sent');\n")).toEqual([{ line: 3, text: 'Not sent' }]);
  });
});
