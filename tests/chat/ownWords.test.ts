import { expect, test } from 'vitest';
import { ownWordsOf } from '#api/chat/classify/ownWords.ts';

test('own words of an intent are the stems that its examples have more often than those of others', () => {
  const common = Array.from({ length: 20 }, (_, index) => ({ id: `other-${index}`, examples: ['do you come'] }));
  const intents = [
    { id: 'legal-advice', examples: ['do you sue', 'can a lawyer come'] },
    { id: 'price', examples: ['a lawyer costs'] },
    ...common,
  ];
  expect(ownWordsOf(intents as never, (text) => text.split(' '))).toEqual({
    'legal-advice': ['a', 'can', 'lawyer', 'sue'],
  });
});
