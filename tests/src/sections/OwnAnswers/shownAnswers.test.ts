import { expect, test } from 'vitest';
import { missingAnswers } from '#data/rules/owner/missingAnswers.ts';
import { shownAnswers } from '#src/sections/OwnAnswers/shownAnswers.ts';

const ownAnswers = [
  {
    id: 'term',
    question: 'How long are we bound?',
    answer: 'Month to month.',
    evidence: { label: 'Prices', href: '/pricing' },
  },
  { id: 'insured', question: 'Are you insured?', proof: 'insurance' as const },
  { id: 'notice', question: 'How much notice?', missing: 'The days of notice.' },
];
const insurance = {
  ...{ id: 'cyber', kind: 'insurance' as const, label: 'Cyber liability', value: 'Two million a claim' },
  ...{ evidence: { onRequest: 'Ask for the certificate.' }, until: '2027-12-31' },
};

test('What a buyer asks is answered where there is an answer or proof, and the owner is told of the rest', () => {
  const ids = (proof: (typeof insurance)[]) => shownAnswers({ ownAnswers, proof }).map(({ id }) => id);
  expect(ids([])).toEqual(['term']);
  expect(ids([insurance])).toEqual(['term', 'insured']);
  expect(shownAnswers({ ownAnswers, proof: [insurance] })[1]).toMatchObject({
    answer: 'Two million a claim',
    evidence: { onRequest: 'Ask for the certificate.' },
  });
  expect(missingAnswers({ ownAnswers })).toEqual([{ name: 'How much notice?', says: 'The days of notice.' }]);
});
