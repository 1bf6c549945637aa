import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { root } from '../support/root.ts';
import { hashOf } from './diskCache.ts';
import { siteIconNames } from './iconNames.ts';
import { folderFile } from './siteMessages.ts';

/** Bundles that are kept, those used last: some 3 MB each. */
const maxKept = 4;

/**
 * What bundles are made from or with. What these files import is followed, so that messages, theme and rules of the data count, and of
 * the records the names of their icons alone.
 */
const sources = [
  'src/**/*',
  'scripts/build/**/*',
  'public/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env*',
];

/** Every import by a literal name: static, dynamic, and for side effects. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** The file that a module imports by a name; undefined for packages and virtual modules. Messages and theme are those of the data folder. */
function importedFile(name: string, importer: string, data: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(importer), name);
  if (name.startsWith('#data/messages/') || name === '#data/theme.ts')
    return folderFile(name.slice('#data/'.length), data, importer);
  return name.startsWith('#') ? join(root, name.slice(1)) : undefined;
}

/**
 * The files that bundles are made from, with their contents, sorted: the sources and all that they import. Records are loaded by
 * the build and never imported by name, so that a changed record leaves the bundles as they are.
 */
export function bundleInputs(data = dataDir()): Map<string, Buffer> {
  const named = sources.flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    ),
  );
  const files = new Map<string, Buffer>();
  // Grows while it is walked through.
  const found = new Set(named);
  for (const file of found) {
    const content = readIfThere(file);
    if (!content) continue;
    files.set(file, content);
    if (!/^\.[cm]?tsx?$/.test(extname(file))) continue;
    for (const [, , name = ''] of content.toString().matchAll(imports)) {
      const imported = importedFile(name, file, data);
      if (imported) found.add(imported);
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** A hash of all that the bundles depend on. */
async function inputsHash(): Promise<string> {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^(?:VITE_|SERVICE_WORKER$|NODE_OPTIONS$)/.test(name))
    .sort();
  const parts: (string | Uint8Array)[] = [
    process.version,
    process.platform,
    process.arch,
    JSON.stringify([environment, await siteIconNames()]),
  ];
  for (const [file, content] of bundleInputs()) parts.push(relative(root, file), content);
  return hashOf(...parts);
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
