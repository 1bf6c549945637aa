import { expect, test } from 'vitest';
import { avoidedWordsIn } from './avoidedIn.ts';

const find = avoidedWordsIn([
  { avoid: ['somebody'], instead: 'someone' },
  { avoid: ['private phone*'], instead: 'personal phone' },
  { avoid: ['detailed quote'], instead: 'quote', except: ['Request Detailed Quote'] },
]);

test('an avoided word is found in any case, with what is written instead', () => {
  expect(find('Somebody will call you.')).toEqual(['"Somebody will call you.": write someone']);
});

test('whole words alone are found, with any ending where the list says so', () => {
  expect(find('The nonsomebody of private phonetics')).toEqual([
    '"onsomebody of private phonetics": write personal phone'.replace('onsomebody', 'The nonsomebody'),
  ]);
  expect(find('their private\nphones')).toHaveLength(1);
});

test('an exception stays, and the same words elsewhere are found', () => {
  expect(find('Request Detailed Quote')).toEqual([]);
  expect(find('Request Detailed Quote. A detailed quote follows.')).toHaveLength(1);
});
