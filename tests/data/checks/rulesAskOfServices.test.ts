import { expect, test } from 'vitest';
import { buildIndustry } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const withAsks = (asks?: Record<string, string>) =>
  dataErrors({
    industries: [buildIndustry({ rules: [{ title: 'Act', description: 'Keep records.', ...(asks ? { asks } : {}) }] })],
  });

test('The rules of an industry may ask nothing of services, or something of each', () => {
  expect(withAsks()).toEqual([]);
  expect(withAsks({ backup: 'Keep copies.', cloud: 'Keep them here.' })).toEqual([]);
});

test('A service of which no rule asks anything is told', () => {
  expect(withAsks({ backup: 'Keep copies.' })).toEqual([
    'industries/law: no rule asks anything of service "cloud". Add it to the "asks" of a rule.',
  ]);
});

test('A service that does not exist is told', () => {
  expect(withAsks({ backup: 'Keep copies.', cloud: 'Keep them here.', bakcup: 'Copies.' })).toEqual([
    'industries/law: asks of service "bakcup", which does not exist. Fix the name or add the service.',
  ]);
});
