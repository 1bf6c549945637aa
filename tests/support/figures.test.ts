import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each([
  ['Plans from $1,425 a month, 5% off', ['$1,425', '5%']],
  ['99.9% in 15-30 minutes, 24/7', ['99.9%', '15-30', '24/7']],
  ['Call +1 416-555-0142.', ['+1 416-555-0142']],
  ['-$75 from 10 × $150, 500+ clients', ['-$75', '10', '$150', '500+']],
  ['8:00 AM, founded 2008; no figure', ['8:00', '2008']],
])('"%s" has its figures', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
