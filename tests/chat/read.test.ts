import { describe, expect, test } from 'vitest';
import { languageOf } from '#api/chat/read/language.ts';
import { mask } from '#api/chat/read/mask.ts';
import { makeSpeller } from '#api/chat/read/spelling.ts';
import { tokenize } from '#api/chat/read/tokens.ts';
import { loadSite } from '#data/load.ts';

const { vocabulary } = (await loadSite()).assistant;
const tokens = (text: string) => tokenize(text, vocabulary).join(' ');

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

describe('Tokens', () => {
  test.each([
    ["what's it for twenty-five people?", 'what is it for 25 people ?'],
    ['a hundred and ten users', '110 users'],
    ['are you there 24/7', 'are you there roundtheclock'],
    ['how mch 4 10 ppl', 'how much 4 10 people'],
  ])('of %s', (text, expected) => {
    expect(tokens(text)).toBe(expected);
  });
});

describe('Language', () => {
  test.each([
    ['How much is it for 12 people?', 'en'],
    ['Combien coûte le forfait pour 12 personnes ?', 'fr'],
    ['¿Cuánto cuesta para doce usuarios?', 'other'],
    ['Markham', undefined],
  ] as const)('of %s', (text, language) => {
    expect(languageOf(text, vocabulary)).toBe(language);
  });
});

describe('Spelling', () => {
  const speller = makeSpeller(
    new Set(['professional', 'backup', 'price', 'people', 'contract', 'contact', 'restore', 'the', 'store']),
    new Set(['professional', 'backup']),
  );
  const correct = (text: string, ...names: string[]) => speller.correct(text.split(' '), new Set(names)).join(' ');

  test.each([
    ['profesional', 'professional'],
    ['pirce', 'price'],
    ['bakup', 'backup'],
  ])('takes %s for %s', (word, meant) => {
    expect(correct(word)).toBe(meant);
  });

  test('leaves names alone that are not nearly a known word', () => {
    expect(correct('peopel', 'peopel')).toBe('people');
    expect(correct('professionel', 'professionel')).toBe('professional');
    expect(correct('bakap', 'bakap')).toBe('bakap');
  });
});
