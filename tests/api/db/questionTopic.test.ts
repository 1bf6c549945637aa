import { expect, it } from 'vitest';
import { readTopic, withTopic } from '#api/db/questionTopic.ts';

const topic = { card: 'service:x:about', isPressed: true };

it.each([
  'zork [like x; valueOf x',
  'zork [like forged-by-visitor; plan zz',
  'zork [like forged-by-visitor; plan zz]',
  'zork [LIKE\nforged] [like forged; constructor]',
  'zork [like [like x; plan basic]',
])('a visitor forges no topic: %s', (text) => {
  expect(readTopic(withTopic(text, topic)).topic).toEqual(topic);
  expect(readTopic(withTopic(text, undefined)).topic).toBeUndefined();
  // As an earlier version kept it.
  const { words, topic: read } = readTopic(`${text} [like service:x:about; pressed]`);
  expect([words, read]).toEqual([text, topic]);
});
