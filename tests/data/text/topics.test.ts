import { expect, test } from 'vitest';
import { sortByTopic, makeTopics } from '#data/rules/text/topics.ts';

const topics = makeTopics(
  new Map([
    ['backup', 'We copy files every night and restore them from the copy. A restored file is the proof of a backup.'],
    ['network', 'We hang access points for Wi-Fi and label every cable in the rack, so that the network stays up.'],
  ]),
);
const said = ['Cables in the cellar carry no label.', 'Restore one file before spring.', 'The office opens at nine.'];
const order = (subject: string) => sortByTopic(said, topics.get(subject) ?? (() => 0), (text) => text);

test('what speaks of a subject comes first, whatever form its words have', () => {
  expect(order('backup')[0]).toBe('Restore one file before spring.');
  expect(order('network')[0]).toBe('Cables in the cellar carry no label.');
});

test('what speaks of another subject comes last', () => {
  expect(order('backup').at(-1)).toBe('Cables in the cellar carry no label.');
});
