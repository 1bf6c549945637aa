import { expect, test } from 'vitest';
import { sentencesIn } from '#scripts/check/sentences.ts';

test.each([
  ['const a = <p>Close</p>;', ['Close']],
  ["const a = <p>{open ? 'Show less' : 'Show more'}</p>;", ['Show less', 'Show more']],
  ['<a aria-label="Menu" title="Open the menu" />;', ['Menu', 'Open the menu']],
  ['const a = `Price in ${place} per user`;', ['Price in', 'per user']],
  ["export const late = 'This takes longer.';", ['This takes longer.']],
  // Not for visitors: a message's name, an error, a log line, a type, markup.
  ['const a = <p>{messages.close}</p>;', []],
  ["throw new Error('There is no such page.');", []],
  ["log.info({ id }, 'the server listens');", []],
  ["type Answer = 'not now' | 'right now';", []],
  ['const head = `<link rel="preload" href="${href}" as="font">`;', []],
])('The texts for visitors in %s', (source, texts) => {
  expect(sentencesIn('module.tsx', source).map(({ text }) => text)).toEqual(texts);
});
