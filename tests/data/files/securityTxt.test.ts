import { expect, test } from 'vitest';
import { securityTxt } from '#data/rules/files/securityTxt.ts';

const provider = { origin: 'https://northshore.example', email: 'hello@northshore.example', locale: 'fr-CA' };

test('security.txt says whom to tell, until when it holds, in which language and where it lies', () => {
  expect(securityTxt(provider, new Date('2026-11-22T21:00:00Z'))).toBe(
    'Contact: mailto:hello@northshore.example\n' +
      'Contact: https://northshore.example/contact\n' +
      'Expires: 2027-07-01T00:00:00.000Z\n' +
      'Preferred-Languages: fr\n' +
      'Canonical: https://northshore.example/.well-known/security.txt\n',
  );
});

test.each([
  ['2026-01-01T00:00:00Z', '2027-01-01'],
  ['2026-06-30T23:59:59Z', '2027-01-01'],
  ['2026-07-01T00:00:00Z', '2027-07-01'],
  ['2026-12-31T23:59:59Z', '2027-07-01'],
])('read at %s it holds until %s: half a year to a year', (now, expires) => {
  expect(securityTxt(provider, new Date(now))).toContain(`Expires: ${expires}T00:00:00.000Z\n`);
});
