import { describe, expect, test } from 'vitest';
import { sentencesIn } from '#scripts/check/sentences.ts';

const textsIn = (source: string) => sentencesIn('module.tsx', source).map(({ text }) => text);

describe('Texts for visitors', () => {
  test.each([
    ['JSX text', 'const a = <p>Close</p>;', ['Close']],
    ['an expression in JSX', "const a = <p>{open ? 'Show less' : 'Show more'}</p>;", ['Show less', 'Show more']],
    ['an attribute that is shown', '<a aria-label="Menu" title="Open the menu" />;', ['Menu', 'Open the menu']],
    ['parts of a sentence', 'const a = `Price in ${place} per user`;', ['Price in', 'per user']],
    ['a constant', "export const late = 'This takes longer.';", ['This takes longer.']],
  ])('are found: %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  test.each([
    ['a message', 'const a = <p>{messages.close}</p>;'],
    ['an error', "throw new Error('There is no such page.');"],
    ['a log line', "log.info({ id }, 'the server listens');"],
    ['a type', "type Answer = 'not now' | 'right now';"],
    ['markup', 'const head = `<link rel="preload" href="${href}" as="font">`;'],
  ])('are not: %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });
});
