import { expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { talk } from './talk.ts';

const site = await loadSite();

test.each([
  ['nothing but marks', '?!?!... ,,, ---'],
  ['an emoji', '👍'],
  ['numbers alone', '1 2 3 4 5 6 7 8 9 10'],
  ['a number beyond reason', 'Professional for 99999999999999 users'],
  ['a negative number', 'Professional for -5 users'],
  ['zero users', 'Professional for 0 users'],
  ['half a user', 'Professional for 2.5 users'],
  ['markup', '<script>alert(1)</script><b>price?</b>'],
  ['an unpaired surrogate', `price \ud800 for 12`],
  ['one word, 16,000 letters long', 'a'.repeat(16_000)],
  ['16 KB of numbers', '1 '.repeat(8000)],
  ['16 KB of plan names', 'essential or professional, '.repeat(600)],
  ['16 KB of questions', 'how much is it and do you come to Oakville? '.repeat(370)],
  ['template marks', '{plan} ${price} {{x}} %s'],
  ['words of prototypes', 'constructor __proto__ toString hasOwnProperty'],
])('answers %s', (_, message) => {
  const { response } = talk(site, message);
  expect(response.length).toBeGreaterThan(5);
  expect(response).not.toMatch(/undefined|NaN|\[object|<script/);
});

test('answers after a long conversation', () => {
  const messages = Array.from({ length: 40 }, (_, at) => `and for ${at + 1} people on Professional?`);
  expect(talk(site, ...messages).response).toContain('40 people');
});
