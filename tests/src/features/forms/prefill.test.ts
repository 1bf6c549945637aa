import { describe, expect, test } from 'vitest';
import { contactLink } from '#src/features/forms/contactLink.ts';
import { readPrefill } from '#src/features/forms/controller/prefill.ts';

const services = ['', 'cloud', 'backup'];

describe('An address fills in', () => {
  test('the service and the beginning of the message', () => {
    expect(readPrefill('?service=cloud&note=About+Ajax', services)).toEqual({
      service: 'cloud',
      message: 'About Ajax',
    });
  });

  test('what a link to the form carries', () => {
    const note = 'Backup & recovery for 20 users?\nYes: "50%" #1 + more';
    expect(
      readPrefill(new URL(contactLink({ serviceCategory: 'backup', note }), 'https://site.example').search, services),
    ).toEqual({ service: 'backup', message: note });
  });

  test.each(['?service=', '?service=nonsense', '?service=__proto__', '?note=', '?note=%20%0A', '?other=cloud', ''])(
    'nothing with %j',
    (search) => {
      expect(readPrefill(search, services)).toEqual({});
    },
  );

  test('a note of at most 400 characters, whole ones', () => {
    expect(readPrefill(`?note=${'x'.repeat(900)}`, services).message).toBe('x'.repeat(400));
    expect(readPrefill(`?note=${'x'.repeat(399)}${encodeURIComponent('👩')}`, services).message?.isWellFormed()).toBe(
      true,
    );
  });

  test('no characters that cannot be seen', () => {
    expect(readPrefill('?note=a%00b%1Bc%0D%0Ad', services)).toEqual({ message: 'a b c\nd' });
  });
});
