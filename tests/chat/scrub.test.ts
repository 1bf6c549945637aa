import { describe, expect, test } from 'vitest';
import { scrub } from '#api/questions/scrub.ts';

const everyday = new Set(
  `do you repair rent projectors in toronto my name is this from call at about the write to please we are and
  charge for it does use see born account i am mr thanks can help who what a is anybody there the office number
  or after six`.split(/\s+/),
);
/** Of the words with a capital only the place is one that the site writes so. */
const knows = (word: string, asName = false) => (asName ? word === 'toronto' : everyday.has(word));

describe('A question that is kept', () => {
  test.each([
    ['a name that is told', 'My name is Priya Raman, do you repair projectors?', ['Priya', 'Raman']],
    ['a name in small letters', 'this is tom from brightsmile, do you rent projectors', ['tom', 'brightsmile']],
    ['a name after a title', 'Do you repair projectors? Thanks, Mr. Okafor', ['Okafor']],
    ['a name inside a sentence', 'call Bob about the projectors', ['Bob']],
    ['a firm by its form', 'does Acme Widgets Inc. use you?', ['Acme', 'Widgets']],
    ['a phone number', 'call 416-555-0199 about the projectors', ['416', '0199']],
    ['a phone number abroad', 'call +44 20 7946 0958 please', ['7946', '0958']],
    ['an e-mail address', 'write to jane.roe+it@acme.example please', ['jane', 'roe', 'acme', '@']],
    ['a postal code', 'we are at L5B 3C2', ['L5B', '3C2']],
    ['a street', 'we are at 12 Maple Grove Road', ['12', 'Maple', 'Grove']],
    ['a card number', 'charge 4111 1111 1111 1111 for it', ['4111', '1111']],
    ['a social insurance number', 'my number is 046 454 286', ['046', '454', '286']],
    ['a link', 'see https://shop.example/order?id=77123', ['shop.example', '77123']],
    ['a password', 'my password is hunter2!X can you help', ['hunter2']],
    [
      'a password after other words',
      'the password for the mailbox, so you can look: Winter2026! please',
      ['winter2026'],
    ],
  ])('does not hold %s', (_, question, secrets) => {
    const kept = scrub(question, knows).toLowerCase();
    for (const secret of secrets) expect(kept).not.toContain(secret.toLowerCase());
  });

  test('keeps what it asks', () => {
    expect(scrub('Do you rent projectors in Toronto?', knows)).toBe('Do you rent projectors in Toronto?');
    expect(scrub('My name is Priya Raman, do you repair projectors?', knows)).toMatch(/do you repair projectors\?$/);
    expect(scrub('WHO IS THERE AFTER SIX', knows)).toBe('WHO IS THERE AFTER SIX');
  });

  test('keeps abbreviations that name nobody, and no others', () => {
    expect(scrub('do you help with WSIB?', knows)).toBe('do you help with WSIB?');
    expect(scrub('My name is Priya Raman, do you use VPNs', knows)).toMatch(/do you use VPNs$/);
    expect(scrub('DO YOU HELP WITH HST', knows)).toBe('DO YOU HELP […] HST');
    // Initials and firms are written so as well, and after an introduction a name comes.
    for (const [text, secret] of [
      ['call JD about the projectors', 'JD'],
      ['do you rent projectors to BRIGHTSMILE', 'BRIGHTSMILE'],
      ['My name is CRA Raman', 'CRA'],
      ['does WSIB Widgets Inc. use you?', 'WSIB'],
    ] as const)
      expect(scrub(text, knows)).not.toContain(secret);
  });

  test('is short, however long it was', () => {
    expect(scrub('do you rent projectors '.repeat(200), knows).length).toBeLessThanOrEqual(300);
  });
});
