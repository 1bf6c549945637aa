import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { root } from '../support/root.ts';
import { measure, stageSeconds } from './measure.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './writeSyntheticData.ts';

const sizes = [30, 100, 300];
const records = { services: 12, industries: 15 };
/** The size for which limits are given: 300 places. */
const wanted =
  'Wanted with 300 places: under 150 s, 600 MB of memory and 2.5 GB on disk; compression, apart, under 2 ms a page.';

/**
 * The whole build of large sites, made anew, with pictures, Markdown twins and compression: 12 services, 15 industries, and a growing number of
 * places. Arguments: numbers of places (30, 100, 300).
 */
export async function run(args: string[]): Promise<void> {
  const work = join(tmpdir(), `bench-large-${process.pid}`);
  const rows: string[][] = [];
  for (const locations of args.length > 0 ? args.map(Number) : sizes) {
    const data = join(work, `data-${locations}`);
    const out = join(work, `dist-${locations}`);
    await writeSyntheticData(data, { ...records, locations });
    const { seconds, cpuSeconds, peakMb, output } = await measure(
      process.execPath,
      [...nodeFlags.build, join(root, 'scripts/build.ts'), '--out', out, '--no-cache'],
      { cwd: root, env: { DATA_DIR: data } },
    );
    const pages = Number(/Built (\d+) pages/.exec(output)?.[1]);
    const stage = (name: string) => stageSeconds(output, name);
    const compression = stage('Compressing');
    const perPage = (value: number) => `${((value / pages) * 1000).toFixed(2)} ms`;
    const { files, bytes, copies } = await sizeOf(out);
    rows.push([
      String(locations),
      String(pages),
      `${(seconds - compression).toFixed(1)} s`,
      perPage(seconds - compression),
      `${stage('Rendering pages').toFixed(1)} s`,
      `${stage('Drawing pictures').toFixed(1)} s`,
      `${compression.toFixed(1)} s`,
      perPage(compression),
      `${cpuSeconds.toFixed(0)} s`,
      `${peakMb.toFixed(0)} MB`,
      String(files),
      `${(bytes / 1e9).toFixed(2)} GB`,
      `${(copies / 1e9).toFixed(2)} GB`,
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  await rm(work, { recursive: true, force: true });
  report(
    'large',
    [
      'Places',
      'Pages',
      'Build without compression',
      'a page',
      'of it rendering',
      'of it pictures',
      'Compression',
      'a page',
      'Processor time',
      'Peak memory',
      'Files',
      'Size',
      'of it compressed copies',
    ],
    rows,
    [
      `One run each, nothing kept, pictures and Markdown included: ${records.services} services, ${records.industries} industries.`,
      wanted,
    ],
  );
}

/** The number of files below a folder, their bytes, and how many of these are compressed copies. */
async function sizeOf(dir: string): Promise<{ files: number; bytes: number; copies: number }> {
  const total = { files: 0, bytes: 0, copies: 0 };
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = await stat(join(entry.parentPath, entry.name));
    total.files++;
    total.bytes += size;
    if (/\.(?:br|gz)$/.test(entry.name)) total.copies += size;
  }
  return total;
}
