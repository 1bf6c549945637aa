import { expect, test } from 'vitest';
import { buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { assistant } = buildRecords();

test.each([
  [{}, []],
  [
    { intentFacts: { contract: ['faq:contact-99'] } },
    [
      'assistant/intentFacts: intent "contract" names the fact "faq:contact-99", which does not exist. Name one of the record\'s facts or remove it.',
    ],
  ],
  [
    { policies: { taxes: { text: 'Before tax.' } } },
    ['assistant/policies: "taxes" is no intent. Use the id of a file in data/assistant/intents or remove it.'],
  ],
  [
    { askedAs: { provider: { 'No such title': 'words' } } },
    [
      'assistant/askedAs: "provider" has no fact with the title "No such title". Write the title as the record has it or remove the line.',
    ],
  ],
])('What the assistant is given as %j', (facts, errors) => {
  expect(dataErrors({ assistant: { ...assistant, ...facts } })).toEqual(errors);
});
