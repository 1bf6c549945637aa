import { expect, test } from 'vitest';
import { lapseNotes, yearsWithoutHoliday } from '#scripts/check/lapses.ts';
import { buildArticle } from '#tests/support/buildData.ts';

const lapsing = (until: string) =>
  lapseNotes(
    { articles: [buildArticle({ slug: 'prices', lapses: [{ words: '$61', until }] })], claims: [] },
    new Date('2026-03-01T12:00:00Z'),
  );

test('a fact is named from sixty days before its last day', () => {
  expect(lapsing('2026-05-02')).toEqual([]);
  expect(lapsing('2026-04-30')).toEqual([
    'blog/prices: "$61" is true until 2026-04-30, for 60 more days. Change the text, and the date with it.',
  ]);
});

test('a fact whose last day has gone is named, and breaks nothing', () => {
  expect(lapsing('2026-02-27')).toEqual([
    'blog/prices: "$61" was true until 2026-02-27. Change the text, and the date with it.',
  ]);
});

test('a year without holiday or exception is named, unless the record says that there are none', () => {
  const years = (hours: Parameters<typeof yearsWithoutHoliday>[0]) =>
    yearsWithoutHoliday(hours, new Date('2026-03-01T12:00:00Z')).map((note) => /of (\d+)/.exec(note)?.[1]);
  expect(years({ exceptions: [{ date: '2026-12-25', name: 'Christmas' }] })).toEqual(['2027']);
  expect(years({ holidays: [] })).toEqual([]);
});
