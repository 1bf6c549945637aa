import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { pricedIndustries } from '#data/rules/prices/pricedIndustries.ts';

const { pricing } = await loadSite();

test('a list of prices names every industry, also one that shares the price of another', () => {
  const listed = pricedIndustries(pricing);
  const named = pricing.profiles.flatMap(({ name, alsoFor = [] }) => [name, ...alsoFor]);
  expect(listed.map(({ name }) => name)).toEqual(named);
  expect(listed.find(({ name }) => name === 'Real estate')?.complianceMultiplier).toBe(1);
});
