import { expect, test } from 'vitest';
import { emergenciesAreHeard } from '#data/checks/emergenciesAreHeard.ts';
import { buildSite } from '#tests/support/buildData.ts';

const { assistant } = buildSite();
const [usual] = assistant.emergencies;
const errorsOf = (...emergencies: Partial<NonNullable<typeof usual>>[]) =>
  emergenciesAreHeard.check({
    assistant: { ...assistant, emergencies: emergencies.map((one) => ({ ...usual, ...one })) },
  } as never);

test('a reply that says what must never be said is told', () => {
  const reply = { say: 'Should we pay?', reply: 'You can Safely pay.' };
  expect(errorsOf({ id: 'files', never: ['you can safely pay'], replies: [reply] })).toEqual([
    'assistant/emergencies/files: a reply says "you can safely pay", which "never" forbids. Write the reply anew.',
  ]);
});

test('an emergency without signs and two with one title are told', () => {
  expect(errorsOf({ id: 'one', signs: [] }, { id: 'two' })).toEqual([
    'assistant/one: "signs" is empty, so that it is never recognised. Write how people tell of it, one way a line.',
    `assistant/emergencies: two have the title "${usual?.title}". Give each button words of its own.`,
  ]);
});
