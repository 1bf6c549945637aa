import { join } from 'node:path';
import { DataError, dataDir } from '../data/load.ts';
import { root } from './build/bundle.ts';
import { sourceDigest, stampBuild } from './build/freshness.ts';
import { makeProgress } from './build/progress.ts';

process.env.NODE_ENV = 'production';
const { buildSite } = await import('./build/buildSite.ts');

const progress = makeProgress();
try {
  const digest = await sourceDigest();
  const { pages } = await buildSite({ dataDir: dataDir(), outDir: join(root, 'dist'), progress, origin: process.env.SITE_ORIGIN, compress: process.env.COMPRESS !== 'off' });
  await stampBuild(digest);
  progress.end(`Built ${pages} pages into dist`);
} catch (error) {
  console.error(`\n${error instanceof DataError || (error instanceof Error && error.cause) ? error.message : (error as Error).stack}\n\nNothing was changed in dist.`);
  process.exitCode = 1;
}
