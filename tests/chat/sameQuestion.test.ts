import { expect, it } from 'vitest';
import { makeSameQuestion } from '#api/chat/answers/sameQuestion.ts';

const isSame = makeSameQuestion(new Set(['do', 'you', 'the', 'is', 'are', 'my', 'your', 'we', 'what']));

it.each([
  ['the same with more words', 'Do you file income tax returns?', 'do you file personal income tax returns', true],
  ['the same after a greeting', 'Do you file income tax returns?', 'Hi, can you file my income tax return?', true],
  ['about something else', 'Do you file income tax returns?', 'do you file sales tax returns?', false],
  [
    'that is not answered by yes or no',
    'Do you file income tax returns?',
    'what income tax returns do you file',
    false,
  ],
  ['a page asks what, not whether', 'What income tax returns do you file?', 'do you file income tax returns', false],
  ['a statement', 'Do you file income tax returns?', 'I file my income tax returns', false],
])('knows %s', (_what, ofPage, ofVisitor, same) => {
  expect(isSame(ofPage, ofVisitor)).toBe(same);
});
