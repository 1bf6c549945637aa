import { expect, test } from 'vitest';
import { buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { assistant } = buildRecords();

test('An intent that names a fact which no record gives', () => {
  expect(dataErrors({ assistant: { ...assistant, intentFacts: { contract: ['faq:contact-99'] } } })).toEqual([
    'assistant/intentFacts: intent "contract" names the fact "faq:contact-99", which does not exist. Name one of the record\'s facts or remove it.',
  ]);
});

test('A policy for an intent that does not exist', () => {
  expect(dataErrors({ assistant: { ...assistant, policies: { taxes: { text: 'Before tax.' } } } })).toEqual([
    'assistant/policies: "taxes" is no intent. Use the id of a file in data/assistant/intents or remove it.',
  ]);
});

test('Words for a fact with another title', () => {
  expect(dataErrors({ assistant: { ...assistant, askedAs: { provider: { 'No such title': 'words' } } } })).toEqual([
    'assistant/askedAs: "provider" has no fact with the title "No such title". Write the title as the record has it or remove the line.',
  ]);
});

test('The records as they are', () => {
  expect(dataErrors({})).toEqual([]);
});
