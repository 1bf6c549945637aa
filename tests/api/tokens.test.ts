import { describe, expect, test } from 'vitest';
import { makeTokens } from '#api/tokens.ts';

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const tokens = makeTokens('one secret');

describe('A token', () => {
  const [confirm, leave] = [tokens.make('confirm', id), tokens.make('leave', id)];

  test('that is changed in any place is none', () => {
    const changed = [...confirm].map(
      (character, at) => confirm.slice(0, at) + (character === '1' ? '2' : '1') + confirm.slice(at + 1),
    );
    expect(changed.filter((other) => tokens.read('confirm', other) !== undefined)).toEqual([]);
    const [subscriber, expiry, signature] = confirm.split('.');
    for (const other of ['0', `${expiry}0`, `0${expiry}`, '9999999999999'])
      expect(tokens.read('confirm', `${subscriber}.${other}.${signature}`), other).toBeUndefined();
    // Nor is one that means the same bytes, written in a second way.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    expect([...alphabet].filter((last) => tokens.read('leave', leave.slice(0, -1) + last) !== undefined)).toEqual([
      leave.at(-1),
    ]);
  });

  test.each(['', '..', id, `${id}.0.`, `${id}.0.${'é'.repeat(43)}`, `${id}.-1.x`, 'x'.repeat(100_000), '\u0000'])(
    'is not %.60j',
    (token) => expect(tokens.read('leave', token)).toBeUndefined(),
  );
});
