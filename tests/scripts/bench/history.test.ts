import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type KeptRatio, keepRatios, readHistory, worsenedRatios } from '#scripts/bench/history.ts';

const work = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const buildRatio = (commit: string, value: number, ratio: Partial<KeptRatio> = {}): KeptRatio => ({
  date: '2026-11-26',
  commit,
  machine: '2 cores (Some, processor)',
  benchmark: 'build',
  name: '350 pages of Astro',
  value,
  better: 'lower',
  ...ratio,
});

describe('The history of benchmarks', () => {
  it('keeps the rows of all runs, and none of a peer that was not measured', () => {
    const file = join(work, 'a folder of its own/history.csv');
    keepRatios([buildRatio('a1', 2.5), buildRatio('a1', Number.NaN)], file);
    keepRatios([buildRatio('b2', 2.25)], file);
    const machine = '2 cores (Some; processor)';
    expect(readHistory(file)).toEqual([buildRatio('a1', 2.5, { machine }), buildRatio('b2', 2.25, { machine })]);
    expect(readHistory(join(work, 'none.csv'))).toEqual([]);
  });

  it('tells what is more than 15 % worse than in the run before, whichever way is better', () => {
    expect(worsenedRatios([buildRatio('a1', 2), buildRatio('b2', 2.3)])).toEqual([]);
    expect(worsenedRatios([buildRatio('a1', 3), buildRatio('b2', 2), buildRatio('c3', 2.4)])).toEqual([
      'build: 350 pages of Astro was 2 at b2 and is 2.4 at c3: 20 % worse.',
    ]);
  });
});
