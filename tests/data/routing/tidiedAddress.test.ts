import { expect, test } from 'vitest';
import { tidiedAddress } from '#data/rules/routing/tidiedAddress.ts';

test.each([
  ['/Pricing.', '/pricing'],
  ['/pricing)”, ', '/pricing'],
  ['/it-support', '/it-support'],
  ['/a.b/', '/a.b'],
  ['/prices\u200b', '/prices'],
  ['/', '/'],
  ['/...', '/...'],
])('%j is tidied to %j', (path, tidied) => expect(tidiedAddress(path)).toBe(tidied));
