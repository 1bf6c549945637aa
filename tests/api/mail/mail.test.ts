import { expect, test } from 'vitest';
import { body, oneLine, parseAddress } from '#api/mail/mail.ts';

test.each([
  ['a@b.ca', { name: 'Us', address: 'a@b.ca' }],
  [' Web site <a@b.ca> ', { name: 'Web site', address: 'a@b.ca' }],
  ['"Smith, Jones" <a@b.ca>', { name: 'Smith, Jones', address: 'a@b.ca' }],
  ['a@b.ca, x@y.ca', undefined],
  ['Us <a@b.ca>, x@y.ca', undefined],
  ['somebody', undefined],
])('An address in a setting: %j', (text, address) => {
  expect(parseAddress(text, 'Us')).toEqual(address);
});

test('A header field is one line without anything that controls', () => {
  expect(oneLine(' one\r\n two\tthree\u0000four\u2028five\u0085six\u202Eseven\u00a0eight\u001b ')).toBe(
    'one two three four five six seven eight',
  );
  expect(oneLine('\ud800half')).toBe('\ufffdhalf');
  expect(oneLine('12345', 5)).toBe('12345');
  expect(oneLine('👍👍👍👍👍👍', 5)).toBe('👍👍👍👍…');
});

test('Characters that turn text are in no header field or body', () => {
  for (const mark of '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069') {
    expect([mark, oneLine(`gpj${mark}.exe`)]).toEqual([mark, 'gpj .exe']);
    expect([mark, body(`gpj${mark}.exe\nnext`)]).toEqual([mark, 'gpj.exe\nnext']);
  }
});

test('A body keeps its lines and tabs alone', () => {
  expect(body('one\r\ntwo\rthree\u2028four\tfive\u0007\u001b[0m\u007f')).toBe('one\ntwo\nthree\nfour\tfive[0m');
});
