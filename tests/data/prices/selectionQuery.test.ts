import { describe, expect, test } from 'vitest';
import { readSelection, writeSelection } from '#data/rules/prices/selectionQuery.ts';
import type { Selection } from '#data/rules/prices/selection.ts';
import { firstChoice, prices } from '#tests/src/features/calculator/prices.ts';

const start: Selection = { ...firstChoice, profileId: undefined, devices: undefined };
/** All that is not as it is at first. */
const everything = { profileId: 'clinic', addOnIds: ['guard', 'check'], includeSetup: false, includeHardware: true };
const write = (changes: Partial<Selection>, { search = '', profileId = 'office' } = {}) =>
  writeSelection(search, { ...start, ...changes }, changes.profileId ?? profileId, 'office', prices);

describe('An address', () => {
  test('without a query asks for the defaults', () => {
    expect(readSelection('', prices)).toEqual(start);
  });

  test('says everything that was chosen', () => {
    const search = '?plan=large&users=60&industry=clinic&addons=check,guard&setup=0&hardware=1&devices=12';
    expect(readSelection(search, prices)).toEqual({ ...everything, planId: 'large', users: 60, devices: 12 });
  });

  test.each([
    ['?plan=gold&users=20', { users: 20 }],
    ['?users=4', {}],
    ['?users=10.5', {}],
    ['?users=1e2', {}],
    ['?users=-20', {}],
    ['?users=', {}],
    ['?users=99999', {}],
    ['?users=120', { users: 120 }],
    ['?industry=zoo&setup=0', { includeSetup: false }],
    ['?addons=fax,phones,phones', { addOnIds: ['phones'] }],
    ['?setup=yes&hardware=2', {}],
    ['?devices=0', {}],
    ['?devices=51', {}],
    ['?devices=50', { devices: 50 }],
    ['?users=30&devices=60', { users: 30, devices: 60 }],
    ['?users=20&users=30', { users: 20 }],
    ['?plan=%E0%A4%A', {}],
    ['?utm_source=mail', {}],
  ])('%s keeps what can be, each value for itself', (search, changes) => {
    expect(readSelection(search, prices)).toEqual({ ...start, ...changes });
  });

  test("with a plan for more users than it says, or than the default, has that plan's fewest", () => {
    expect(readSelection('?plan=large&users=14', prices)).toMatchObject({ planId: 'large', users: 15 });
    expect(readSelection('?plan=large', prices)).toMatchObject({ planId: 'large', users: 15 });
  });
});

describe('A choice is written', () => {
  test('without its defaults', () => {
    expect(write({})).toBe('');
    expect(write({ planId: 'large', users: 15 })).toBe('?plan=large');
    expect(write({ includeHardware: true, devices: 7 })).toBe('?hardware=1');
  });

  test('with everything else, so that it can be read by a person', () => {
    expect(write({ ...everything, planId: 'small', users: 5, devices: 3 })).toBe(
      '?plan=small&users=5&industry=clinic&addons=guard,check&setup=0&hardware=1&devices=3',
    );
  });

  test('with an industry that was guessed, and with the default one once it was chosen', () => {
    expect(write({ users: 20 }, { profileId: 'clinic' })).toBe('?users=20&industry=clinic');
    expect(write({ profileId: 'office' })).toBe('?industry=office');
  });

  test("in place of what was written before, beside what is not the calculator's", () => {
    expect(write({ users: 30 }, { search: '?utm_source=mail&users=20&plan=small' })).toBe('?utm_source=mail&users=30');
  });

  test.each<Partial<Selection>>([
    {},
    { users: 5 },
    { users: 250 },
    { planId: 'large', users: 15 },
    { planId: 'large', users: 16, profileId: 'office' },
    { addOnIds: ['phones'] },
    { includeSetup: false, includeHardware: true, devices: 50 },
  ])('and read again as it was: %j', (changes) => {
    expect(readSelection(write(changes), prices)).toEqual({ ...start, ...changes });
  });
});
