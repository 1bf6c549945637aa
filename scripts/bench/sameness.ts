import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { measure, median, type Run } from './measure.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './writeSyntheticData.ts';

const sizes = [10, 100, 1000];
/** The limit for the largest size, in seconds. */
const wanted = 60;

/** `npm run check:sameness` on sites of many locations. Argument: how many runs of each (3). */
export async function run([runs = '3']: string[]): Promise<void> {
  const work = join(tmpdir(), `bench-sameness-${process.pid}`);
  const rows: string[][] = [];
  try {
    for (const locationCount of sizes) {
      const env = { DATA_DIR: join(work, `data-${locationCount}`), DIST_DIR: join(work, `dist-${locationCount}`) };
      await writeSyntheticData(env.DATA_DIR, { locations: locationCount });
      await measure(
        process.execPath,
        [
          ...nodeFlags.build,
          join(root, 'scripts/build.ts'),
          '--out',
          env.DIST_DIR,
          '--no-compress',
          '--no-pictures',
          '--no-twins',
        ],
        { cwd: root, env },
      );
      const checks: Run[] = [];
      // Synthetic locations repeat their models' texts, so the check exits with 1.
      for (let index = 0; index < Number(runs); index++)
        checks.push(
          await measure(process.execPath, [join(root, 'scripts/checkSameness.ts'), '--pairs', '0'], {
            cwd: root,
            env,
            codes: [0, 1],
          }),
        );
      const pages = checks.map(({ output }) => Number(/\((\d+) pages, [\d.]+ s\)/.exec(output)?.[1]));
      if (pages.some(Number.isNaN)) throw new Error(`The check did not end as it should:\n${checks[0]?.output}`);
      const row = (values: readonly number[], digits: number) => median(values).toFixed(digits);
      rows.push([
        String(locationCount),
        String(pages[0]),
        `${row(
          checks.map(({ seconds }) => seconds),
          1,
        )} s`,
        `${row(
          checks.map(({ cpuSeconds }) => cpuSeconds),
          1,
        )} s`,
        `${Math.max(...checks.map(({ peakMb }) => peakMb)).toFixed(0)} MB`,
        `${((median(checks.map(({ cpuSeconds }) => cpuSeconds)) / (pages[0] ?? 1)) * 1000).toFixed(2)} ms`,
      ]);
      console.log(rows.at(-1)?.join('  '));
      await rm(env.DIST_DIR, { recursive: true, force: true });
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  report(
    'sameness',
    ['Places', 'Pages compared', 'Check', 'Processor time', 'Peak memory', 'Processor time a page'],
    rows,
    [
      `Medians of ${runs} runs each, from start to exit, reading of records and pages included. Wanted: under ${wanted} s with ${sizes.at(-1)} places.`,
      'Made places repeat the texts of real ones with their own names in them: whole groups of pages are alike, which is the most work there can be.',
    ],
  );
}
