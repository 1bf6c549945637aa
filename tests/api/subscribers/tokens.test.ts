import { describe, expect, test } from 'vitest';
import { makeTokens } from '#api/subscribers/tokens.ts';

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const day = 24 * 60 * 60 * 1000;
let clock = 1_760_000_000_000;
const tokens = makeTokens('one secret', () => clock);

describe('A token', () => {
  test.each(['confirm', 'leave'] as const)('to %s gives back whom it is for', (purpose) => {
    expect(tokens.read(purpose, tokens.make(purpose, id))).toBe(id);
  });

  test('may stand in a query as it is', () => {
    const token = tokens.make('confirm', id);
    expect(encodeURIComponent(token)).toBe(token);
  });

  test('for one purpose is none for the other', () => {
    expect(tokens.read('leave', tokens.make('confirm', id))).toBeUndefined();
    expect(tokens.read('confirm', tokens.make('leave', id))).toBeUndefined();
  });

  test('of another secret is none', () => {
    expect(makeTokens('another secret').read('leave', tokens.make('leave', id))).toBeUndefined();
  });

  test('to confirm holds for seven days, and not a millisecond more', () => {
    const token = tokens.make('confirm', id);
    clock += 7 * day - 1;
    expect(tokens.read('confirm', token)).toBe(id);
    clock += 1;
    expect(tokens.read('confirm', token)).toBeUndefined();
  });

  test('to leave holds for ever', () => {
    const token = tokens.make('leave', id);
    clock += 50 * 365 * day;
    expect(tokens.read('leave', token)).toBe(id);
  });

  test('that is changed in any place is none', () => {
    const token = tokens.make('confirm', id);
    const changed = [...token].map(
      (character, at) => token.slice(0, at) + (character === '1' ? '2' : '1') + token.slice(at + 1),
    );
    expect(changed.filter((other) => tokens.read('confirm', other) !== undefined)).toEqual([]);
  });

  test('cannot be given another expiry, or none', () => {
    const [subscriber, expiry, signature] = tokens.make('confirm', id).split('.');
    for (const other of ['0', `${expiry}0`, `0${expiry}`, '9999999999999'])
      expect(tokens.read('confirm', `${subscriber}.${other}.${signature}`), other).toBeUndefined();
  });

  test('cannot be written in a second way that means the same bytes', () => {
    const token = tokens.make('leave', id);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    expect([...alphabet].filter((last) => tokens.read('leave', token.slice(0, -1) + last) !== undefined)).toEqual([
      token.at(-1),
    ]);
  });

  test.each([
    '',
    '.',
    '..',
    id,
    `${id}.0.`,
    `${id}.0.${'A'.repeat(43)}`,
    `${id}.0.${'é'.repeat(43)}`,
    `${id}.-1.x`,
    'x'.repeat(100_000),
    '\u0000',
  ])('is not %j', (token) => {
    expect(tokens.read('leave', token)).toBeUndefined();
  });
});
