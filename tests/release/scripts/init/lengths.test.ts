import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { unbackedFigures } from '#scripts/claims/figures.ts';
import { readTexts } from '#scripts/claims/readTexts.ts';
import { checkFact, factNames, type Facts, type GivenFacts } from '#scripts/init/facts.ts';
import { makeStarterFolder } from '#scripts/init/makeStarterFolder.ts';
import { starterFolders } from '#scripts/init/facts.ts';
import { temporaryFolder } from '#tests/support/folders.ts';
import { headFaults } from '#tests/support/headFaults.ts';

const usual = { phone: '902-555-0155', email: 'hello@io.example', street: '5 Barrington Street', postal: 'B3J 1A1' };
const short = { ...usual, name: 'Elm Co', city: 'Ajax', places: 'Milton' };
const longNames = { city: 'Dollard-Des Ormeaux', places: 'Saint-Jean-sur-Richelieu, Halifax' };
const long = { ...usual, name: 'Northumberland Heritage Family Services & Partners', ...longNames };
const named = { services: 'Tax, Year-End and Corporate Tax Returns' };

test.each<[string, GivenFacts]>([
  ['plumbing', { ...short, starter: 'plumbing' }],
  ['plumbing', { ...long, starter: 'plumbing' }],
  ['dental', { ...short, starter: 'dental' }],
  ['dental', { ...long, starter: 'dental' }],
  ['service', { ...short, ...named, starter: 'service', trade: 'Accounting' }],
  ['service', { ...long, ...named, starter: 'service', trade: 'Bookkeeping & Payroll Services' }],
])('a folder of the starter "%s" is right with the shortest and the longest names: %o', async (starter, given) => {
  const facts = factsOf(given);
  const folder = join(temporaryFolder(), 'data');
  await makeStarterFolder(folder, facts, starterFolders[starter as keyof typeof starterFolders]);
  const site = await loadSite(folder);
  const { faults } = await headFaults(site);
  expect([...faults, ...unbackedFigures(await readTexts(folder))].join('\n')).toBe('');
});

function factsOf(given: GivenFacts): Facts {
  const checked = factNames.map((name) => [name, checkFact(name, given)] as const);
  expect(checked.filter(([, result]) => 'error' in result)).toEqual([]);
  return Object.fromEntries(checked.map(([name, result]) => [name, 'value' in result && result.value])) as Facts;
}
