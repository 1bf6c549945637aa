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

  test('needs words of one or two letters as well, and many of them take no longer', () => {
    expect(find(articles, 'of o l f')).toEqual(['backup']);
    expect(find(articles, 'of o l f z')).toEqual([]);
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const entries = [{ id: 'all', title: letters.map((letter) => `${letter}x`).join(' '), text: '' }];
    expect(find(entries, letters.join(' '))).toEqual(['all']);
  });

  test('puts a word in the title before the same word in the text', () => {
    expect(find(articles, 'ransomware')).toEqual(['ransom', 'backup']);
    expect(find(articles, 'backup')).toEqual(['backup', 'ransom']);
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

  test('puts the rarer word before the commoner one and the shorter text before the longer', () => {
    const common = { id: 'common', title: '', text: 'plan plan audit' };
    const rare = { id: 'rare', title: '', text: 'plan audit audit' };
    expect(find([common, { id: 'other', title: '', text: 'plan here too' }, rare], 'plan audit')).toEqual([
      'rare',
      'common',
    ]);
    const [long, short] = ['audit and many other words', 'audit'].map((text) => ({ id: text, title: '', text }));
    expect(find([long, short] as Entry[], 'audit')).toEqual(['audit', 'audit and many other words']);
  });

  test('keeps the given order for equal matches and obeys a boost', () => {
    const same = ['one', 'two', 'three'].map((id) => ({ id, title: 'Firewall', text: 'A wall.' }));
    expect(find(same, 'firewall')).toEqual(['one', 'two', 'three']);
    const alike = [
      { id: 'second-in-abc', title: 'Walls', text: '' },
      { id: 'first-in-abc', title: 'Wallet', text: '' },
    ];
    expect(find(alike, 'wall')).toEqual(['second-in-abc', 'first-in-abc']);
    const boosted = same.map((document) => (document.id === 'three' ? { ...document, boost: 2 } : document));
    expect(find(boosted, 'firewall')).toEqual(['three', 'one', 'two']);
  });
});
