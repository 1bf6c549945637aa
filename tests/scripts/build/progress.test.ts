import { expect, test } from 'vitest';
import { makeProgress } from '#scripts/build/progress.ts';

/** What is written while two stages run, the second of three pages. */
function written(isTTY: boolean): string[] {
  let time = 1000;
  const texts: string[] = [];
  const progress = makeProgress({ isTTY, write: (text) => texts.push(text) }, () => time);
  progress.stage('Checking data');
  time += 1240;
  progress.stage('Rendering pages');
  for (let page = 1; page <= 3; page++) {
    time += 20_000;
    progress.step(page, 3);
  }
  progress.end('Built 3 pages into dist');
  return texts;
}

test('each stage is one line, with its count and its time; on a terminal it moves', () => {
  const stages = ['Checking data (1.2 s)\n', 'Rendering pages 3 of 3 (60.0 s)\n', 'Built 3 pages into dist (61.2 s)\n'];
  expect(written(false)).toEqual(stages);
  const [checked, rendered, built] = stages;
  const steps = ['…', '1 of 3 …', '2 of 3 …', '3 of 3 …'].map((step) => `Rendering pages ${step}`);
  const lines = ['', 'Checking data …', checked, ...steps, rendered].join('\r\x1b[2K');
  expect(written(true).join('')).toBe(lines + built);
});
