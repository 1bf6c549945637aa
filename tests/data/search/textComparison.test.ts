import { describe, expect, test } from 'vitest';
import { makeTextComparison } from '#data/search/textComparison.ts';

describe('The similarity of a text to each document', () => {
  const texts = [
    'the backup was restored from tape',
    'a tape that was restored in the night',
    'the licences of the office',
    'the weather',
  ];
  const similarity = makeTextComparison(texts.map((text) => ({ text })));

  test('is higher for rare words in common than for words that all documents have', () => {
    const [itself = 0, tape = 0, office = 0] = similarity([texts[0] ?? '']);
    expect(itself).toBeGreaterThan(tape);
    expect(tape).toBeGreaterThan(office);
  });

  test('counts the forms of a word as one', () => {
    expect(similarity(['restore a licence']).map((score) => score > 0)).toEqual([true, true, true, false]);
  });

  test('counts a form once, in whatever part of the text it is', () => {
    expect(similarity(['restored', 'the tape was restored', 'restored'])).toEqual(
      similarity(['restored the tape was']),
    );
  });

  test('is 0 without a word in common, and for a text without words', () => {
    expect(similarity(['quantum'])).toEqual([0, 0, 0, 0]);
    expect(similarity([''])).toEqual([0, 0, 0, 0]);
  });
});
