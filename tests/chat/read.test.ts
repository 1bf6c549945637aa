import { describe, expect, test } from 'vitest';
import { mask } from '#api/mask.ts';

describe('Masking', () => {
  test.each([
    ['an e-mail address', 'write to jane@firm.example please', 'email', 'jane'],
    ['a phone number', 'call 416-555-0199 today', 'phone', '0199'],
    ['a card number', 'charge 4111 1111 1111 1111', 'number', '4111'],
    ['a social insurance number', 'mine is 046 454 286', 'number', '454'],
    ['a password after a colon', 'the password: Winter2026!', 'password', 'Winter'],
    ['a password in a sentence', 'my password is hunter2X', 'password', 'hunter'],
  ] as const)('hides %s and says so', (_, message, kind, secret) => {
    const { text, personal } = mask(message);
    expect(personal[kind]).toBe(true);
    expect(text).not.toContain(secret);
  });

  test('keeps what only sounds like a password', () => {
    expect(mask('my password is not working').text).toBe('my password is not working');
  });

  test('removes markup and invisible characters', () => {
    expect(mask('a<script>alert(1)</script>b <b>c</b>\u200bd').text).toBe('a b c d');
  });

  test('cuts long messages and long runs', () => {
    expect(mask('x'.repeat(20_000)).text.length).toBeLessThanOrEqual(200);
    expect(mask('ab '.repeat(9000)).text.length).toBeLessThanOrEqual(8 * 1024);
  });
});
