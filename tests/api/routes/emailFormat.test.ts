import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactSchema, emailFormat } from '#api/routes/contact/schema.ts';
import { subscribeSchema } from '#api/routes/subscribe/schema.ts';

describe('the e-mail format', () => {
  test.each([
    'a@b.c',
    'ada@engines.example',
    "o'brien+tag@büro.example",
    'a@b..c',
    'a@..c',
    'a@b.c.',
    'a@.b.c',
    '.@a.b',
  ])('takes %s', (address) => {
    expect(emailFormat.test(address)).toBe(true);
  });

  test.each(['', 'a', 'a@b', 'a@.b', 'a@b.', '@b.c', 'a@@b.c', 'a@b@c.d', 'a b@c.d', 'a@b .c', 'a@.', 'a@..'])(
    'refuses "%s"',
    (address) => {
      expect(emailFormat.test(address)).toBe(false);
    },
  );

  test('is the format of the specification: text, an at sign, text, a dot, text, no spaces', () => {
    const asSpecified = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '.', '.', '@', ' '), maxLength: 12 });
    fc.assert(
      fc.property(text, (address) => emailFormat.test(address) === asSpecified.test(address)),
      { numRuns: 20_000 },
    );
  });
});

test('an address has 254 characters at most', () => {
  const of = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
  const contact = {
    name: 'Ada',
    company: 'Engines',
    phone: '416-555-0100',
    service: 'support',
    message: 'Ten characters.',
  };
  expect(contactSchema.safeParse({ ...contact, email: of(254) }).success).toBe(true);
  expect(contactSchema.safeParse({ ...contact, email: of(255) }).error?.issues.map(({ message }) => message)).toEqual([
    'Invalid email address',
  ]);
  expect(subscribeSchema.safeParse({ email: of(254) }).success).toBe(true);
  expect(subscribeSchema.safeParse({ email: of(255) }).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a valid email address.',
  ]);
});
