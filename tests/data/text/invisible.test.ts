import { expect, test } from 'vitest';
import { withoutIgnorable, withoutInvisible } from '#data/rules/text/invisible.ts';

test.each([
  ['\u202Aada@engines.example\u202C', 'ada@engines.example'],
  ['\uFEFFAda Love\u00ADlace\u200B', 'Ada Lovelace'],
  ['\u2066+1 416\u2069', '+1 416'],
  // What a script or an emoji needs.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👩\u200D💻 ❤\uFE0F 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', undefined],
  // Nothing that anybody sees.
  ['\u200D\u200D', ''],
  ['\u3164\u{E0041}', ''],
])('%j is read as %j', (text, expected = text) => {
  expect(withoutInvisible(text)).toBe(expected);
});

test('An address, a number or a code has no joiners either', () => {
  expect(withoutIgnorable('a\u200Cd\u200Da@engines.example\uFE0F')).toBe('ada@engines.example');
});
