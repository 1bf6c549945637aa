import { expect, it } from 'vitest';
import { type KeptFigure, worsenedRatios } from '#scripts/bench/history.ts';

it('tells what is more than 15 % worse than in the run before, whichever way is better', () => {
  const facts = { date: '2026-11-26', machine: '2 cores', benchmark: 'build', name: '350 pages of Astro' };
  const ratio = (commit: string, value: number, better: KeptFigure['better'] = 'lower'): KeptFigure => {
    return { ...facts, commit, value, better };
  };
  expect(worsenedRatios([ratio('a1', 2), ratio('b2', 2.3)])).toEqual([]);
  expect(worsenedRatios([ratio('a1', 3), ratio('b2', 2), ratio('c3', 2.4)])).toEqual([
    'build: 350 pages of Astro was 2 at b2 and is 2.4 at c3: 20 % worse.',
  ]);
  expect(worsenedRatios([ratio('a1', 0.3, 'higher'), ratio('b2', 0.24, 'higher')])).toHaveLength(1);
});
