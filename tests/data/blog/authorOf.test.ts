import { expect, test } from 'vitest';
import { authorLine } from '#data/rules/blog/authorOf.ts';
import { buildSite } from '#tests/support/buildData.ts';

test.each([
  ['Security desk', 'Harbour Byte Inc., Security desk'],
  ['Harbour Byte team', 'Harbour Byte team'],
  ['Harbour Bytes', 'Harbour Byte Inc., Harbour Bytes'],
])('the author %s stands under an article as %s', (name, line) => {
  const { provider, messages } = buildSite();
  const ours = { ...provider, name: 'Harbour Byte Inc.', shortName: 'Harbour Byte' };
  expect(authorLine({ name }, { provider: ours, messages })).toBe(line);
});
