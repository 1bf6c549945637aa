import { expect, test } from 'vitest';
import { looksLikeClaim, unbackedFigures } from '#scripts/claims/figures.ts';

test.each([
  'We answer the phone 24/7.',
  'Our technicians arrive within 2 hours.',
  'Ask us about the 300+ firms we look after.',
  'Our people are certified.',
  'A line is down for five minutes a year, and we guarantee it.',
])('looks like a claim: %s', (sentence) => {
  expect(looksLikeClaim(sentence)).toBe(true);
});

test.each([
  ['quoted from a record', 'We answer in {claims.response}, from {plans.essential.price}.'],
  ['a product', 'We move mail to Microsoft 365.'],
  ['in a link', 'Read our [plan](/blog/3-year-plan).'],
  ['in US dollars', 'It costs US$61 a year.'],
  ['a question', 'Can we have that with fifteen people?'],
  ['without a figure', 'We restore a file every month.'],
])('a sentence is no claim that is %s', (_, sentence) => {
  expect(looksLikeClaim(sentence)).toBe(false);
});

test('claims themselves, examples of questions and fields that are no prose are passed over', () => {
  const text = 'We reply in 5 minutes.';
  const texts = [
    { collection: 'claims', where: 'claims/reply: label', text },
    { collection: 'assistant', where: 'assistant: paraphrases[0]', text },
    { collection: 'services', where: 'services/backup: keywords[2]', text },
    { collection: 'blog', where: 'blog/a: body', text: `## Ours\n\nDisks fail. ${text}\n\n- Our list has 3 points.\n` },
  ];
  const remedy =
    ' has a figure of the provider that no record backs. Quote the record ("{claims.<id>}", "{plans.<id>.price}") or say it without the figure.';
  expect(unbackedFigures(texts)).toEqual([
    `blog/a: body: "${text}"${remedy}`,
    `blog/a: body: "Our list has 3 points."${remedy}`,
  ]);
});
