import { expect, it } from 'vitest';
import { plainEmailAddress } from '#api/db/addressKey.ts';
import { lowerCase } from '#data/rules/text/lowerCase.ts';

const letters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /^[\p{L}\p{M}]$/u.test(letter));

it('no letter of Unicode is another when it is written in capitals, decomposed or composed', () => {
  expect(letters.length).toBeGreaterThan(130_000);
  const other = letters.filter((letter) => {
    const parts = letter.normalize('NFD');
    const capitals = parts.toUpperCase();
    const spellings = [letter.toLowerCase(), parts, parts.toLowerCase(), letter.normalize('NFC'), lowerCase(letter)];
    // Some have no capital of their own, such as "ß" and the final sigma.
    if (capitals.toLowerCase() === parts) spellings.push(capitals, capitals.normalize('NFC'));
    return spellings.some((spelling) => lowerCase(spelling) !== lowerCase(letter));
  });
  expect(other).toEqual([]);
});

it.each([
  ['J\u030can@X1.example', '\u01f0an@x1.example'],
  ['H\u0331a@x3.example', '\u1e96a@x3.example'],
  ['RENE\u0301@b\u00fccher.example', 'ren\u00e9@xn--bcher-kva.example'],
])('%s is compared as %s', (typed, plain) => {
  expect([typed, typed.toLowerCase(), typed.normalize('NFD'), plain].map(plainEmailAddress)).toEqual(
    Array(4).fill(plain),
  );
});
