import { describe, expect, test } from 'vitest';
import { languageOf } from '#api/chat/read/language.ts';
import { mask } from '#api/chat/read/mask.ts';
import { segmentsOf } from '#api/chat/read/segments.ts';
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
    ['two dozen of us', '24 of us'],
    ['$1,800 a month', '$1800 a month'],
    ['are you there 24/7', 'are you there roundtheclock'],
    ['at 5:30 pm', 'at 5:30pm'],
    ['open till 9pm', 'open till 9:00pm'],
    ['how mch 4 10 ppl', 'how much 4 10 people'],
    ['between 10-15 users', 'between 10 to 15 users'],
    ['the e-mail log-ins', 'the email logins'],
    ["combien pour vingt-cinq personnes, s'il vous plaît", 'combien pour 25 personnes , il vous plait'],
    ['and with one more user', 'and with 1 more user'],
  ])('of %s', (text, expected) => {
    expect(tokens(text)).toBe(expected);
  });
});

describe('Language', () => {
  test.each([
    ['How much is it for 12 people?', 'en'],
    ['Combien coûte le forfait pour 12 personnes ?', 'fr'],
    ['ou etes vous situes', 'fr'],
    ['¿Cuánto cuesta para doce usuarios?', 'other'],
    ['Сколько стоит?', 'other'],
    ['Markham', undefined],
    ['123', undefined],
  ] as const)('of %s', (text, language) => {
    expect(languageOf(text, vocabulary)).toBe(language);
  });
});

describe('Segments', () => {
  const segments = (text: string) =>
    segmentsOf(tokenize(text, vocabulary), vocabulary).map((segment) => segment.join(' '));

  test('end with a sentence, and where a second question begins', () => {
    expect(segments('What are your hours and do you come to Oakville?')).toEqual([
      'what are your hours',
      'do you come to oakville ?',
    ]);
    expect(segments('We are 12. How much is it?')).toEqual(['we are 12', 'how much is it ?']);
  });

  test('stay whole where nothing more is asked', () => {
    expect(segments('Professional for 20 users and VoIP')).toEqual(['professional for 20 users and voip']);
  });

  test('are at most eight', () => {
    expect(segments('Is it? '.repeat(50))).toHaveLength(8);
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
    ['pepole', 'people'],
    ['contrct', 'contract'],
    ['bakup', 'backup'],
    ['xyzzyq', 'xyzzyq'],
    ['restores', 'restores'],
  ])('takes %s for %s', (word, meant) => {
    expect(correct(word)).toBe(meant);
  });

  test('leaves names alone that are not nearly a known word', () => {
    expect(correct('peopel', 'peopel')).toBe('people');
    expect(correct('professionel', 'professionel')).toBe('professional');
    expect(correct('bakap', 'bakap')).toBe('bakap');
  });
});
