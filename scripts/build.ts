import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir } from '../data/rules/dataDir.ts';
import { DataError } from '../data/rules/load.ts';
import { readBuildEnv } from './build/buildEnv.ts';
import { root } from './support/root.ts';
import { pruneCompiled } from './build/diskCache.ts';
import { sourceHash, stampBuild } from './build/freshness.ts';
import { makeProgress } from './build/progress.ts';
import { assertReplaceable } from './build/steps/replaceFolder.ts';

process.env.NODE_ENV = 'production';
const { buildSite } = await import('./build/buildSite.ts');

/** `--out DIR` replaces `dist`; `--no-compress`, `--no-pictures`, `--no-twins` and `--no-cache` are the options of BuildOptions. */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    compress: { type: 'boolean', default: true },
    pictures: { type: 'boolean', default: true },
    twins: { type: 'boolean', default: true },
    cache: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const outDir = options.out ? resolve(options.out) : join(root, 'dist');
const progress = makeProgress();
try {
  const env = readBuildEnv(process.env);
  await assertReplaceable(outDir);
  const sources = sourceHash();
  const { pages } = await buildSite({
    dataDir: dataDir(),
    outDir,
    progress,
    origin: process.env.SITE_ORIGIN,
    env,
    compress: options.compress,
    pictures: options.pictures,
    twins: options.twins,
    cache: options.cache,
  });
  if (!options.out) {
    await stampBuild(sources);
    await pruneCompiled(join(root, '.cache/node'));
  }
  progress.end(`Built ${pages} pages into ${relative(process.cwd(), outDir) || '.'}`);
} catch (error) {
  console.error(
    `\n${error instanceof DataError || (error instanceof Error && error.cause) ? error.message : (error as Error).stack}\n\nNothing was changed in ${outDir}.`,
  );
  process.exitCode = 1;
}
