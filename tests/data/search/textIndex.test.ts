import { describe, expect, test } from 'vitest';
import { type IndexedText, makeTextIndex } from '#data/rules/search/textIndex.ts';

type Entry = IndexedText & { id: string };

const find = (entries: Entry[], query: string) =>
  makeTextIndex(entries)
    .search(query)
    .map(({ id }) => id);
const articles: Entry[] = [
  {
    id: 'backup',
    title: 'What a backup must survive',
    text: 'Ransomware looks for the copies first. Keep one offline.',
  },
  { id: 'cafe', title: 'Wi-Fi in a café', text: "Public networks, and what a client's e-mail gives away there." },
  { id: 'ransom', title: 'Ransomware in plain words', text: 'How an attack begins, and how a backup ends it.' },
  { id: 'costs', title: 'What IT costs', text: 'Prices for each user, and what is not in them.' },
];

describe('A search', () => {
  test('without words finds everything in the given order', () => {
    const all = ['backup', 'cafe', 'ransom', 'costs'];
    expect([find(articles, ''), find(articles, '  '), find(articles, '?!')]).toEqual([all, all, all]);
  });

  test('needs every word to begin a word of the title or the text', () => {
    expect(find(articles, 'ransom offline')).toEqual(['backup']);
    expect(find(articles, 'ransom prices')).toEqual([]);
    expect(find(articles, 'ware')).toEqual([]);
    expect(find(articles, 'constructor __proto__')).toEqual([]);
  });

  test('does not mind case, accents, punctuation or apostrophes', () => {
    for (const query of ['CAFÉ', 'cafe', '"café"', 'cafe!', 'clients', "client's", 'client’s'])
      expect(find(articles, query)).toEqual(['cafe']);
  });

  test('finds a hyphenated word with a hyphen, a space or in one piece', () => {
    for (const query of ['e-mail', 'email', 'e mail', 'wifi', 'wi-fi']) expect(find(articles, query)).toEqual(['cafe']);
    expect(find([{ id: 'joined', title: 'Email', text: 'None.' }], 'e-mail')).toEqual(['joined']);
  });

  test('finds the other forms of a word by its stem, after the word itself', () => {
    const entries = [
      { id: 'form', title: 'Restoring', text: '' },
      { id: 'itself', title: 'Restored', text: '' },
      { id: 'other', title: 'Rest', text: '' },
    ];
    expect(find(entries, 'restored')).toEqual(['itself', 'form']);
  });
});
