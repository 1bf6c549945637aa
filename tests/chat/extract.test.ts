import { expect, test } from 'vitest';
import { makeUnderstanding } from '#api/chat/understanding.ts';
import { compileFacts } from '#data/facts/compileFacts.ts';
import { loadSite } from '#data/load.ts';

const site = await loadSite();
const { extractText } = makeUnderstanding(site, compileFacts(site));
const slots = (text: string) => extractText(text).slots;

test.each([
  ['12 of us, 8 lawyers and 4 clerks', [12]],
  ['me and 7 clerks', [8]],
  ['two offices with 12 people each', [24]],
  ['Professional for 1.000 people', [1000]],
  ['40 employees but only 25 of them use a computer', [25]],
  ['22 of us plus 4 temps, so 26', [26]],
  ['10, 25 and 50 users', [10, 25, 50]],
  ['33 of us but four retire', [29]],
  ['Professional for 24 people plus 6 new laptops', [24]],
  ['Windows 11 and Microsoft 365 for us', []],
  ['within 2 hours, in 3 months, for $2000 a month', []],
  ['pour 15 personnes', [15]],
])('the number of people in "%s"', (text, expected) => {
  expect(slots(text).people.groups.map(({ people }) => people)).toEqual(expected);
});

test.each([
  ['are you open on Saturday at 9 pm', { now: false, weekday: 6, clock: '21:00' }],
  ['are you open at 4:30', { now: false, clock: '16:30' }],
  ['are you open at 8:30', { now: false, clock: '08:30' }],
  ['is anybody there at night', { now: false, part: 'night' }],
])('the time in "%s"', (text, time) => {
  expect(slots(text).time).toEqual(time);
});

test('names are replaced by their kinds for the classifier', () => {
  expect(extractText('How much is Professional for 25 users in Markham?').masked.join(' ')).toBe(
    'how much is <plan> for <people> users in <place> ?',
  );
});
