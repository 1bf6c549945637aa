import { expect, test } from 'vitest';
import { avoidedWordsIn } from './avoidedIn.ts';

const find = avoidedWordsIn([
  { avoid: ['somebody'], instead: 'someone' },
  { avoid: ['private phone*'], instead: 'personal phone' },
  { avoid: ['detailed quote'], instead: 'quote', except: ['Request Detailed Quote'] },
]);

test.each<[string, string[]]>([
  // In any case, with what is written instead.
  ['Somebody will call you.', ['"Somebody will call you.": write someone']],
  // Whole words alone, with any ending where the list says so.
  ['The nonsomebody of private phonetics', ['"The nonsomebody of private phonetics": write personal phone']],
  ['their private\nphones', ['"their private\nphones": write personal phone']],
  // An exception stays, and the same words elsewhere are found.
  ['Request Detailed Quote', []],
  ['Request Detailed Quote. A detailed quote follows.', ['". A detailed quote follows.": write quote']],
])('in %j the avoided words are %j', (text, found) => {
  expect(find(text)).toEqual(found);
});
