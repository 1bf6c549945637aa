import { expect, test } from 'vitest';
import { emergenciesAreHeard } from '#data/checks/emergenciesAreHeard.ts';
import { buildSite } from '#tests/support/buildData.ts';

const { assistant } = buildSite();
const intent = (id: string) => ({ ...(assistant.intents[0] as (typeof assistant.intents)[number]), id });
const errorsOf = (facts: Partial<typeof assistant>) =>
  emergenciesAreHeard.check({
    assistant: { ...assistant, emergencies: {}, emergenciesInFrench: {}, safetyFirst: [], refusedWork: [], ...facts },
  } as never);

test('an emergency whose intent was renamed is told', () => {
  const emergencies = { payroll: ['Call us.'] };
  expect(errorsOf({ emergencies, intents: [intent('danger-payroll')] })).toEqual([]);
  expect(errorsOf({ emergencies, intents: [intent('danger-pay')] })).toEqual([
    'assistant: emergencies has "payroll", and there is no intent "danger-payroll", so that nobody is told its steps. ' +
      'Give an intent that id, or take the kind out.',
  ]);
});

test('a list that names an emergency that there is not is told', () => {
  expect(errorsOf({ safetyFirst: ['gas'], intents: [] })).toEqual([
    'assistant: safetyFirst names "gas", which emergencies does not have. Add its steps or fix the name.',
  ]);
});
