import { expect, test } from 'vitest';
import { filterTerms } from '#data/rules/search/filterTerms.ts';

const terms = [
  { term: 'Firewall', definition: 'Decides which traffic may pass.', category: 'Security' },
  { term: 'RAID', definition: 'Several drives that stand in for one.', category: 'Infrastructure' },
  { term: 'Phishing', definition: 'A message that asks for a résumé or a password.', category: 'Security' },
];
const names = (query: string) => filterTerms(terms, query).map(({ term }) => term);

test.each([
  ['a part of the term in any case', 'WALL', ['Firewall']],
  ['a part of the definition', 'drives that', ['RAID']],
  ['the category', 'Security', ['Firewall', 'Phishing']],
  ['a word without its accents', 'resume', ['Phishing']],
  ['a query with white space round it', ' raid ', ['RAID']],
])('The glossary is filtered by %s', (_, query, expected) => {
  expect(names(query)).toEqual(expected);
});

test('An empty query keeps every term in its order, and an unknown one none', () => {
  expect(names('')).toEqual(['Firewall', 'RAID', 'Phishing']);
  expect(names('quantum')).toEqual([]);
});
