import { cpSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../support/root.ts';
import type { Figure } from './history.ts';
import { buildSite, measure, median, type Run } from './measure.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './syntheticData.ts';

/** Numbers of locations; the last is reported without a ratio that `compare` reads. */
const sizes = [10, 100, 500];
/** Bundling, checks and pages, all made anew. */
const pagesAlone = ['--no-compress', '--no-pictures', '--no-twins', '--no-cache'];

/**
 * The whole build against an Astro project of as many pages of the same weight, alternating. Arguments: how many runs of
 * each (3), and the folder of the Astro project (`../shared/bench/astro-peer`).
 */
export async function run([runs = '3', peer = join(root, '../shared/bench/astro-peer')]: string[]): Promise<void> {
  const work = join(tmpdir(), `bench-build-${process.pid}`);
  const astro = await preparePeer(peer, join(work, 'astro'));
  const rows: string[][] = [];
  const figures: Figure[] = [];
  let before: { pages: number; seconds: number } | undefined;
  for (const locations of sizes) {
    const { pages, weight, own, theirs } = await alternate(join(work, 'sites'), locations, Number(runs), astro);
    const [seconds, astroSeconds] = [secondsOf(own), secondsOf(theirs)];
    // Starting and bundling take the same time whatever the number of pages; the cost of a further page must not grow.
    const further = before ? ((seconds - before.seconds) / (pages - before.pages)) * 1000 : Number.NaN;
    rows.push([
      String(pages),
      `${(weight / 1024).toFixed(1)} KB`,
      `${seconds.toFixed(2)} s`,
      before ? `${further.toFixed(2)} ms` : '-',
      `${peakOf(own).toFixed(0)} MB`,
      `${astroSeconds.toFixed(2)} s`,
      `${peakOf(theirs).toFixed(0)} MB`,
      (seconds / astroSeconds).toFixed(2),
    ]);
    console.log(rows.at(-1)?.join('  '));
    before = { pages, seconds };
    const name = `${locations} places`;
    figures.push({ name, value: seconds, better: 'lower', unit: 's' });
    figures.push({ name: `${name}: peak memory`, value: peakOf(own), better: 'lower', unit: 'MB' });
    if (locations !== sizes.at(-1))
      figures.push({ name: `${name} of as many pages of Astro`, value: seconds / astroSeconds, better: 'lower' });
  }
  await rm(work, { recursive: true, force: true });
  report(
    'build',
    ['Pages', 'Mean HTML', 'Build', 'each further page', 'Peak memory', 'Astro', 'its memory', 'Ratio'],
    rows,
    [
      `Medians of ${runs} runs each, alternating; the build without compression, share images and Markdown against ` +
        'the Astro project with as many pages of the same mean weight. Memory is that of all processes together.',
      'A further page costs the difference to the row above by the pages there are more.',
    ],
    figures,
  );
}

const secondsOf = (runs: readonly Run[]) => median(runs.map(({ seconds }) => seconds));
const peakOf = (runs: readonly Run[]) => Math.max(...runs.map(({ peakMb }) => peakMb));

/** Builds of a site with so many locations, ours and theirs in turns. */
async function alternate(sites: string, locations: number, runs: number, astro: Peer) {
  const data = join(sites, 'data');
  await writeSyntheticData(data, locations);
  const own: Run[] = [];
  const theirs: Run[] = [];
  const first = await buildSite(data, join(sites, '0'), ...pagesAlone);
  const pages = Number(/Built (\d+) pages/.exec(first.output)?.[1]);
  const weight = await meanWeight(join(sites, '0'));
  const sections = astro.sectionsFor(weight);
  for (let index = 1; index <= runs; index++) {
    theirs.push(await astro.build(pages, sections));
    await rename(astro.dist, join(sites, `astro-${index}`));
    own.push(await buildSite(data, join(sites, String(index)), ...pagesAlone));
  }
  await rm(sites, { recursive: true, force: true });
  // For the next 35 s ext4 looks past each inode that was freed, which makes a build that writes files meanwhile a third
  // slower: nothing is removed between builds that are compared.
  await setTimeout(40_000);
  return { pages, weight, own, theirs };
}

type Peer = Awaited<ReturnType<typeof preparePeer>>;

/** Installs a copy of the Astro project, and measures how its pages' weight depends on their number of sections. */
async function preparePeer(peer: string, dir: string) {
  await mkdir(dir, { recursive: true });
  cpSync(peer, dir, { recursive: true });
  await measure('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir, env: {} });
  const dist = join(dir, 'dist');
  const build = async (pages: number, sections: number) => {
    await rm(dist, { recursive: true, force: true });
    return measure(process.execPath, [join(dir, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: dir,
      env: { PAGES: String(pages), SECTIONS: String(sections), ASTRO_TELEMETRY_DISABLED: '1' },
    });
  };
  const weightAt = async (sections: number) => {
    await build(35, sections);
    return meanWeight(dist);
  };
  const [few, many] = [await weightAt(20), await weightAt(60)];
  const sectionsFor = (weight: number) => Math.max(1, Math.round(20 + ((weight - few) / (many - few)) * 40));
  return { build, dist, sectionsFor };
}

async function meanWeight(dir: string): Promise<number> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
