import { existsSync, readFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { root } from '../support/root.ts';
import { createOnce, folderHash, hashOf, pruneCache } from './diskCache.ts';
import { siteIconNames } from './iconNames.ts';

/** Bundles that are kept, those used last: some 3 MB each. */
const maxKept = 4;

/**
 * What bundles are made from or with, besides the messages, the theme and the names of icons of the data folder. Records are loaded by the
 * build and never imported by name, so that a changed record leaves the bundles as they are.
 */
const sources = ['src', 'scripts/build', 'data/rules', 'data/messages', 'public'];
const files = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', 'data/theme.ts'];

/** A hash of all that the bundles depend on. */
async function inputsHash(data = dataDir()): Promise<string> {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^(?:VITE_|SERVICE_WORKER$|NODE_OPTIONS$)/.test(name))
    .sort();
  const folders = [...sources.map((name) => join(root, name)), join(data, 'messages')].filter(existsSync);
  const texts = [...files.map((name) => join(root, name)), join(data, 'theme.ts')].filter(existsSync);
  return hashOf(
    ...[process.version, process.platform, process.arch],
    JSON.stringify([environment, await siteIconNames(data)]),
    ...folders.map((folder) => folderHash(folder)),
    ...texts.map((file) => readFileSync(file)),
  );
}

/**
 * Makes a bundle, unless one of the same inputs is kept. Those that were not used for longest make room.
 * @returns its folder, of which nothing may be changed
 * @throws Error where a source changes meanwhile, which then may or may not be in the bundle
 */
export async function bundleOnce(
  make: (dir: string) => Promise<unknown>,
  cache = join(root, '.cache/bundles'),
): Promise<string> {
  const hash = await inputsHash();
  const folder = await createOnce(join(cache, hash), async (unfinished) => {
    await make(unfinished);
    if ((await inputsHash()) !== hash) throw new Error('A source has changed while it was bundled. Build again.');
  });
  await utimes(folder, new Date(), new Date());
  await pruneCache(cache, maxKept, () => 1);
  return folder;
}
