import { expect, test } from 'vitest';
import { makeProfiles } from '#api/chat/answer/profiles.ts';
import { makeWays } from '#api/chat/answer/ways.ts';
import { makeVocabulary } from '#api/chat/understand/vocabulary.ts';

const lists = [
  [['who brings the new computers', 'Do you sell computers?'], ['computers for 20 people']],
  [['the boat leaks', 'our boats are leaking', 'a leak in the boat']],
];
const vocabulary = makeVocabulary();
for (const list of lists.flat()) vocabulary.read(list);
const ways = makeWays(lists, new Set(['basic']), vocabulary);
const tokensOf = (text: string) => text.split(' ').flatMap((word) => ways.tokenOf(word) ?? []);

test('Ways are read as messages are: without capitals, marks and contractions, with figures in digits', () => {
  const { numbers, begins } = vocabulary.read(["We can't reach it - twenty-five of us, w/ 2 e-mails"]);
  expect([...numbers.subarray(begins[0], begins[1])].map((number) => vocabulary.words[number])).toEqual([
    'we',
    'cannot',
    'reach',
    'it',
    '25',
    'of',
    'us',
    'with',
    '2',
    'emails',
  ]);
});

test('A list is read once, and again after it was let go of', () => {
  const list = ['one way', 'another way'];
  const rows = vocabulary.read(list);
  expect(vocabulary.read(list)).toBe(rows);
  vocabulary.forget();
  expect(vocabulary.read(list)).not.toBe(rows);
  expect(vocabulary.read(list)).toEqual(rows);
});

test('Each row knows its target, each token its rows', () => {
  expect([...ways.targetOf]).toEqual([0, 0, 0, 1, 1, 1]);
  const boat = ways.tokenOf('boats') as number;
  expect(ways.tokenOf('boat')).toBe(boat);
  expect([...ways.rows.subarray(ways.tokenBegins[boat], ways.tokenBegins[boat + 1])]).toEqual([3, 4, 5]);
  expect(ways.tokenOf('30')).toBe(ways.tokenOf('20'));
  expect(ways.tokenOf('harbour')).toBeUndefined();
});

test('What the ways of a target have in common tells it from another', () => {
  const scores = makeProfiles(ways);
  const of = (text: string) => [...scores(tokensOf(text), 1)];
  expect(of('boats leak')[1]).toBeGreaterThan(of('boats leak')[0] as number);
  expect(of('sell me computers')[0]).toBeGreaterThan(of('sell me computers')[1] as number);
});
