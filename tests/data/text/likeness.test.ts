import { expect, test } from 'vitest';
import { likenessAmong } from '#data/text/likeness.ts';

const texts = [
  'the backup was restored from tape',
  'a tape that was restored in the night',
  'the licences of the office',
  'the weather',
];
const like = likenessAmong(texts, (text) => text);

test('Texts that share rare words are more alike than texts that share what all say', () => {
  const [tape = '', night = '', office = ''] = texts;
  expect(like(tape, night)).toBeGreaterThan(like(tape, office));
  expect(like(tape, night)).toBe(like(night, tape));
});

test('A text is like itself, and unlike one without words', () => {
  expect(like(texts[0] ?? '', texts[0] ?? '')).toBeCloseTo(1);
  expect(like(texts[0] ?? '', '')).toBe(0);
});

test('A text from outside can be compared too', () => {
  expect(like('restored from tape', texts[0] ?? '')).toBeGreaterThan(like('restored from tape', texts[2] ?? ''));
});
