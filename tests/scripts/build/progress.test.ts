import { describe, expect, test } from 'vitest';
import { makeProgress } from '#scripts/build/progress.ts';

/** A clock that a test sets, in milliseconds, and what was written. */
function buildProgress(isTTY: boolean) {
  const clock = { time: 1000 };
  const written: string[] = [];
  const progress = makeProgress({ isTTY, write: (text) => written.push(text) }, () => clock.time);
  return { progress, clock, written, text: () => written.join('') };
}

describe('Elsewhere than on a terminal', () => {
  test('each stage is one line, with its count and its time', () => {
    const { progress, clock, text } = buildProgress(false);
    progress.stage('Checking data');
    clock.time += 1240;
    progress.stage('Rendering pages');
    for (let page = 1; page <= 3; page++) {
      clock.time += 500;
      progress.step(page, 3);
    }
    clock.time += 60;
    progress.end('Built 3 pages into dist');
    expect(text()).toBe('Checking data (1.2 s)\nRendering pages 3 of 3 (1.6 s)\nBuilt 3 pages into dist (2.8 s)\n');
  });

  test('nothing is written while a stage is under way', () => {
    const { progress, clock, written } = buildProgress(false);
    progress.stage('Rendering pages');
    clock.time += 5000;
    progress.step(1, 2);
    expect(written).toEqual([]);
  });

  test('a count does not run over into the next stage', () => {
    const { progress, text } = buildProgress(false);
    progress.stage('Rendering pages');
    progress.step(1, 2);
    progress.stage('Swapping in');
    progress.end('Built');
    expect(text()).toBe('Rendering pages 1 of 2 (0.0 s)\nSwapping in (0.0 s)\nBuilt (0.0 s)\n');
  });

  test('an end without stages is only the summary', () => {
    const { progress, clock, text } = buildProgress(false);
    clock.time += 100;
    progress.end('Nothing to do');
    expect(text()).toBe('Nothing to do (0.1 s)\n');
  });
});

describe('On a terminal', () => {
  const clear = '\r\x1b[2K';

  test('one line moves until its stage has ended', () => {
    const { progress, clock, written } = buildProgress(true);
    progress.stage('Rendering pages');
    clock.time += 150;
    progress.step(1, 3);
    clock.time += 150;
    progress.step(2, 3);
    clock.time += 10;
    progress.step(3, 3);
    progress.end('Built 3 pages');
    expect(written).toEqual([
      'Rendering pages …',
      `${clear}Rendering pages 1 of 3 …`,
      `${clear}Rendering pages 2 of 3 …`,
      `${clear}Rendering pages 3 of 3 …`,
      `${clear}Rendering pages 3 of 3 (0.3 s)\n`,
      'Built 3 pages (0.3 s)\n',
    ]);
  });

  test('a long stage says how long the rest will take', () => {
    const { progress, clock, written } = buildProgress(true);
    progress.stage('Rendering pages');
    for (const [time, done] of [
      [2000, 10],
      [2000, 20],
      [36_000, 400],
      [59_000, 990],
    ] as const) {
      clock.time += time;
      progress.step(done, 1000);
    }
    expect(written.slice(1)).toEqual([
      `${clear}Rendering pages 10 of 1000 …`,
      `${clear}Rendering pages 20 of 1000 … about 3 min left`,
      `${clear}Rendering pages 400 of 1000 … about 60 s left`,
      `${clear}Rendering pages 990 of 1000 …`,
    ]);
  });

  test('the line moves at most ten times a second, and always at the last step', () => {
    const { progress, clock, written } = buildProgress(true);
    progress.stage('Rendering pages');
    for (let page = 1; page <= 1000; page++) {
      clock.time += 1;
      progress.step(page, 1000);
    }
    const counts = written.slice(1).map((line) => Number(/ (\d+) of /.exec(line)?.[1]));
    expect(counts.length).toBeLessThanOrEqual(12);
    expect(counts.at(-1)).toBe(1000);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});
