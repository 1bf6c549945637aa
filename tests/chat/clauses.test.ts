import { expect, test } from 'vitest';
import { clauseTexts } from '#api/chat/understand/clauseTexts.ts';

test.each([
  [
    'one question',
    'What do you do about our backups, tapes and disks?',
    ['What do you do about our backups, tapes and disks?'],
  ],
  ['questions joined by "and"', 'Where are you and what are your hours?', ['Where are you', 'what are your hours?']],
  [
    'what is asked by its name alone',
    'How quick on Enterprise, min number of users, and do you do Ajax',
    ['How quick on Enterprise', 'min number of users', 'do you do Ajax'],
  ],
  [
    'a list after a colon',
    'need: hours, email, and if backups are kept in Canada',
    ['hours', 'email', 'if backups are kept in Canada'],
  ],
  [
    'what is asked with an "if"',
    'How much is it a month and if we could go month to month',
    ['How much is it a month', 'whether we could go month to month'],
  ],
  [
    'announced questions',
    'Three things: Professional for 32 people, is Oakville in your patch, and am I stuck for years?',
    ['Professional for 32 people', 'is Oakville in your patch', 'am I stuck for years?'],
  ],
  [
    'a price and what else is asked',
    'Professional for 20 users how much, and how fast do you respond on it',
    ['Professional for 20 users how much', 'how fast do you respond on it'],
  ],
  [
    'the parts of one price',
    'How much is Essential for 5 users with VoIP, set-up fee, 1 laptop?',
    ['How much is Essential for 5 users with VoIP, set-up fee, 1 laptop?'],
  ],
  [
    'what leads up to a question',
    'When somebody quits, how fast is the account closed?',
    ['When somebody quits, how fast is the account closed?'],
  ],
])('%s', (_, message, texts) => {
  expect(clauseTexts(message)).toEqual(texts);
});
