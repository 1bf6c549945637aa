import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { root } from '../support/root.ts';
import { folderHash, hashOf } from './diskCache.ts';
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
    ...(await Promise.all(folders.map((folder) => folderHash(folder)))),
    ...texts.map((file) => readFileSync(file)),
  );
}

/**
 * Makes a bundle in a folder, unless one of the same inputs is kept.
 * @returns the folder of the bundle, of which nothing may be changed
 */
export async function bundleOnce(
  dir: string,
  make: (dir: string) => Promise<unknown>,
  cache = join(root, '.cache/bundles'),
): Promise<string> {
  const hash = await inputsHash();
  const kept = join(cache, hash);
  // One that was used just now is not removed, unless several builds of other inputs end meanwhile.
  const isKept = await utimes(kept, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (isKept) return kept;
  await make(dir);
  // A source that changed meanwhile may or may not be in the bundle.
  if ((await inputsHash()) === hash) await keep(dir, kept);
  return dir;
}

/** Keeps a copy whole or not at all, and removes those that were not used for longest. */
async function keep(dir: string, kept: string): Promise<void> {
  const cache = dirname(kept);
  const unfinished = `${kept}.unfinished-${process.pid}`;
  await mkdir(cache, { recursive: true });
  try {
    await cp(dir, unfinished, { recursive: true });
    await rename(unfinished, kept);
  } catch {
    // Another build has kept the same, or the disk is full: it is bundled again next time.
    await rm(unfinished, { recursive: true, force: true });
  }
  const used = async (name: string) => (await stat(join(cache, name)).catch(() => undefined))?.mtimeMs ?? 0;
  const all = await Promise.all((await readdir(cache)).map(async (name) => ({ name, used: await used(name) })));
  for (const { name } of all.sort((a, b) => b.used - a.used).slice(maxKept))
    await rm(join(cache, name), { recursive: true, force: true });
}
