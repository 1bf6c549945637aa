import { expect, test } from 'vitest';
import { makeUnderstanding } from '#api/chat/understanding.ts';
import { changeParts } from '#api/chat/quotes/changeParts.ts';
import { compileFacts } from '#data/facts/compileFacts.ts';
import { loadSite } from '#data/load.ts';

const site = await loadSite();
const { extractText } = makeUnderstanding(site, compileFacts(site));
const part = (people: number, planId: string, ...labels: string[]) => ({ people, planId, addOnIds: [], labels });
const firm = [part(10, 'enterprise', 'manag'), part(25, 'professional', 'offic'), part(15, 'essential', 'warehous')];

/** The parts after a message, as "people plan". */
function after(message: string, parts = firm): string[] | undefined {
  const { clauses } = extractText(message).slots;
  const calculated = site.pricing.calculatorAddOns.map(({ id }) => id);
  return changeParts(parts, clauses, calculated)?.parts.map(({ people, planId, addOnIds }) =>
    [people, planId, ...addOnIds].join(' '),
  );
}

test.each([
  ['drop the warehouse people', ['10 enterprise', '25 professional']],
  ['move 8 of the office people to enterprise', ['10 enterprise', '17 professional', '15 essential', '8 enterprise']],
  ['the 15 on professional instead', ['10 enterprise', '25 professional', '15 professional']],
  ['5 more in the warehouse', ['10 enterprise', '25 professional', '20 essential']],
  ['make the warehouse 20', ['10 enterprise', '25 professional', '20 essential']],
  ['backup for the office only', ['10 enterprise', '25 professional cloud-backup', '15 essential']],
  ['managers and office on professional', ['10 professional', '25 professional', '15 essential']],
  ['5 from professional to enterprise', ['10 enterprise', '20 professional', '15 essential', '5 enterprise']],
])('%s: changes a part that is known', (message, parts) => {
  expect(after(message)).toEqual(parts);
});

test('one plan for all is divided by a number that moves', () => {
  expect(after('keep 5 bosses on professional, the rest on essential', [part(45, 'professional')])).toEqual([
    '40 essential',
    '5 professional',
  ]);
  expect(after('3 of them only need essential', [part(12, 'professional')])).toEqual(['9 professional', '3 essential']);
});

test.each(['20 on essential and 30 on professional', 'how much is enterprise for 70 people', 'thank you'])(
  '%s: is no change of a part',
  (message) => {
    expect(after(message)).toBeUndefined();
  },
);
