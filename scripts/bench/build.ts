import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../support/root.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { measure, median, type Run, stageSeconds } from './measure.ts';
import type { Ratio } from './history.ts';
import { report } from './report.ts';
import { writeSyntheticData } from './writeSyntheticData.ts';

/** Numbers of locations, which give 350, 3,500 and 17,500 pages of a service in an industry in a location. */
const sizes = [10, 100, 500];
const combinations = 35;
/** Bundling, checks and pages, all made anew. */
const pagesAlone = ['--no-pictures', '--no-twins', '--no-cache'];

/**
 * The whole build against an Astro project of as many pages of the same weight, alternating. Arguments: how many runs of
 * each (3), and the folder of the Astro project (`../shared/bench/astro-peer`).
 */
export async function run([runs = '3', peer = join(root, '../shared/bench/astro-peer')]: string[]): Promise<void> {
  const work = join(tmpdir(), `bench-build-${process.pid}`);
  const astro = existsSync(peer) ? await preparePeer(peer, join(work, 'astro')) : undefined;
  if (!astro) console.log(`There is no Astro project at ${peer}: only this build is timed.`);
  const rows: string[][] = [];
  const totals: { pages: number; seconds: number }[] = [];
  const perPage: number[] = [];
  const ratios: Ratio[] = [];
  for (const locationCount of sizes) {
    const { own, theirs, compressed, weight } = await buildsOf(work, { locationCount, runs: Number(runs), astro });
    const compression = stageSeconds(compressed.output, 'Compressing');
    const pages = Number(/Built (\d+) pages/.exec(compressed.output)?.[1]);
    const rendering = median(own.map(({ output }) => stageSeconds(output, 'Rendering pages')));
    const [mine, other] = [median(own.map(({ seconds }) => seconds)), median(theirs.map(({ seconds }) => seconds))];
    // Starting and bundling take the same time whatever the number of pages; the cost of a further page must not grow.
    const before = totals.at(-1);
    totals.push({ pages, seconds: mine });
    const further = before ? (mine - before.seconds) / (pages - before.pages) : Number.NaN;
    perPage.push(further);
    rows.push([
      String(locationCount * combinations),
      String(pages),
      `${(weight / 1024).toFixed(1)} KB`,
      `${mine.toFixed(2)} s`,
      `${rendering.toFixed(2)} s`,
      before ? `${(further * 1000).toFixed(2)} ms` : '-',
      peakOf(own),
      theirs.length ? `${other.toFixed(2)} s` : '-',
      theirs.length ? peakOf(theirs) : '-',
      theirs.length ? (mine / other).toFixed(2) : '-',
      `${compression.toFixed(1)} s`,
    ]);
    ratios.push({ name: `${locationCount * combinations} pages of Astro`, value: mine / other, better: 'lower' });
    console.log(rows.at(-1)?.join('  '));
  }
  await rm(work, { recursive: true, force: true });
  report(
    'build',
    [
      'Combination pages',
      'All pages',
      'Mean HTML',
      'Build',
      'of it rendering',
      'each further page',
      'Peak memory',
      'Astro',
      'its memory',
      'Ratio',
      'Compression (apart)',
    ],
    rows,
    [
      `Medians of ${runs} runs each, alternating; the build without compression, share images and Markdown against ` +
        'the Astro project with pages of the same weight. Memory is that of all processes together.',
      `A further page costs the difference to the row above by the pages there are more. From ${sizes.at(-2)} to ` +
        `${sizes.at(-1)} places against from ${sizes.at(-3)} to ${sizes.at(-2)}: ` +
        `${(((perPage.at(-1) ?? 0) / (perPage.at(-2) ?? 1)) * 100 - 100).toFixed(1)} %.`,
    ],
    ratios,
  );
}

interface Builds {
  locationCount: number;
  runs: number;
  astro: Awaited<ReturnType<typeof preparePeer>> | undefined;
}

/** The builds of a site of one size, ours and theirs alternating, one of ours with compression, and the mean weight of its pages. */
async function buildsOf(work: string, { locationCount, runs, astro }: Builds) {
  const data = join(work, `data-${locationCount}`);
  await writeSyntheticData(data, { locations: locationCount });
  const sites = join(work, 'sites');
  await mkdir(sites, { recursive: true });
  let builds = 0;
  const build = async (...flags: string[]) => {
    const out = join(sites, String(++builds));
    return measure(process.execPath, [...nodeFlags.build, join(root, 'scripts/build.ts'), '--out', out, ...flags], {
      cwd: root,
      env: { DATA_DIR: data },
    });
  };
  const [own, theirs]: [Run[], Run[]] = [[await build('--no-compress', ...pagesAlone)], []];
  const weight = await meanWeight(join(sites, '1', 'services'), 2);
  const sections = astro ? await astro.sectionsFor(weight) : 0;
  for (let index = 0; index < runs; index++) {
    if (astro) {
      theirs.push(await astro.build(locationCount, sections));
      await rename(astro.dist, join(sites, `astro-${index}`));
    }
    if (index > 0) own.push(await build('--no-compress', ...pagesAlone));
  }
  const compressed = await build(...pagesAlone);
  await removeAndSettle(sites);
  return { own, theirs, compressed, weight };
}

const peakOf = (runs: readonly Run[]) => `${Math.max(...runs.map(({ peakMb }) => peakMb)).toFixed(0)} MB`;

/**
 * Removes folders of many files. For the next 35 s ext4 looks past each inode that was freed, which makes a build that writes
 * files meanwhile a third slower: nothing is removed between builds that are compared.
 */
async function removeAndSettle(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await setTimeout(40_000);
}

/** Installs a copy of the Astro project, and measures how its pages' weight depends on their number of sections. */
async function preparePeer(peer: string, dir: string) {
  cpSync(peer, dir, { recursive: true });
  await measure('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir, env: {} });
  const dist = join(dir, 'dist');
  const build = async (locationCount: number, sections: number) => {
    await rm(dist, { recursive: true, force: true });
    return measure(process.execPath, [join(dir, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: dir,
      env: { LOCATIONS: String(locationCount), SECTIONS: String(sections), ASTRO_TELEMETRY_DISABLED: '1' },
    });
  };
  const weightAt = async (sections: number) => {
    await build(1, sections);
    return meanWeight(join(dist, 'services'), 2);
  };
  const [few, many] = [await weightAt(20), await weightAt(60)];
  return {
    ...{ build, dist },
    sectionsFor: async (weight: number) => Math.max(1, Math.round(20 + ((weight - few) / (many - few)) * 40)),
  };
}

/** Mean bytes of the HTML files at a depth of more than `depth` folders. */
async function meanWeight(dir: string, depth: number): Promise<number> {
  const files = (await readdir(dir, { recursive: true })).filter(
    (file) => file.endsWith('.html') && file.split('/').length > depth,
  );
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dir, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
