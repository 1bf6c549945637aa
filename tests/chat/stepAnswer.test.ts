import { expect, test } from 'vitest';
import { stepAnswer } from '#api/chat/answers/stepAnswer.ts';
import { loadSite } from '#data/load.ts';

const { vocabulary } = (await loadSite()).assistant;
const steps = [
  'Warm the pipe with a hair dryer or towels.',
  'Use no torch: walls catch fire.',
  'Close the valve if the pipe has split; otherwise leave its tap open.',
  'Rinse the eyes. Make nobody vomit.',
];
const synonyms = [['hair dryer', 'blow dryer']];

test.each([
  ['what a step tells to do is a yes', 'can I warm the pipe?', { sentence: steps[0], is: 'yes' }],
  ['by another name of it too', 'a blow dryer?', { sentence: steps[0], is: 'yes' }],
  ['unless another step speaks of it, too', 'can I warm the pipe with a torch', { sentence: steps[0] }],
  ['what a step forbids is a no', 'is a torch ok', { sentence: steps[1], is: 'no' }],
  ['each sentence counts for itself', 'should he vomit', { sentence: 'Make nobody vomit.', is: 'no' }],
  ['a step with a condition is neither', 'should I close the valve', { sentence: steps[2] }],
  ['one of two ways is neither', 'do I warm the pipe or the towels', { sentence: steps[0] }],
  ['who asks whether to stop is told the step', 'should we stop to use the torch', { sentence: steps[1] }],
  ['only the last sentence asks', 'the valve is closed. what now', undefined],
  ['a general verb is about no step', 'can we use the stairs', undefined],
  ['a word in passing is about no step', 'is the blue car in front of the house on fire', undefined],
])('%s', (_, question, expected) => {
  expect(stepAnswer(question, steps, vocabulary, synonyms)).toEqual(expected);
});
