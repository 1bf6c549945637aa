import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { DataError, loadSite } from '../../data/rules/load.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { buildEnvNames, readBuildEnv } from './buildEnv.ts';
import { root } from '../support/root.ts';
import { slugTypesFile } from '../support/slugTypes.ts';

const stampFile = join(root, '.cache/build-stamp');
const sources = [
  'data',
  'src',
  'scripts/build',
  'scripts/build.ts',
  'scripts/nodeFlags.json',
  'scripts/support/root.ts',
  'public',
  'package-lock.json',
  'vite.config.ts',
];

/** A hash of the inputs of a build: names and contents of the sources, the environment, and the year in the footer. */
export async function sourceHash(): Promise<string> {
  const { builtAt } = readBuildEnv(process.env);
  const environment = [
    dataDir(),
    process.env.SITE_ORIGIN ?? '',
    process.env.CLAIMS ?? '',
    builtAt.getUTCFullYear(),
    ...buildEnvNames.map((name) => process.env[name] ?? ''),
  ];
  const hash = createHash('sha256').update(JSON.stringify(environment));
  const folders = [...sources.map((name) => join(root, name)), dataDir()];
  for (const path of folders.filter((folder) => existsSync(folder))) {
    const inside = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
    const files = inside
      ? inside
          // Written for editors, by commands that change no record.
          .filter((entry) => entry.isFile() && entry.name !== slugTypesFile)
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    // Some thousand small files: reading them one after the other on other threads takes five times as long.
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The records with a day of their own that a build publishes. */
function publishedIn({ articles, guides, locations, industries, services }: Site): string[] {
  return [
    ...[...articles, ...guides, ...locations, ...industries].map(({ slug }) => slug),
    ...services.map(({ id }) => id),
  ];
}

/** The records as a build would publish them now; undefined where they are not valid, which the build reports. */
async function loadPublished(): Promise<Site | undefined> {
  try {
    return await loadSite(dataDir(), { moment: readBuildEnv(process.env).builtAt });
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}

/** What a build was made from: its sources, and the records whose day had come. */
function stampOf(sources: string, site: Site | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([sources, site ? publishedIn(site) : []]))
    .digest('hex');
}

/** Whether `dist` was built from the present sources. */
export async function buildIsFresh(): Promise<boolean> {
  if (!existsSync(join(root, 'dist/site.json')) || !existsSync(stampFile)) return false;
  return (await readFile(stampFile, 'utf8')) === stampOf(await sourceHash(), await loadPublished());
}

/** Notes that `dist` was built from the sources with this hash, and that it has these records. */
export async function stampBuild(sources: string, site: Site): Promise<void> {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stampOf(sources, site));
}

/** Runs the build in a process of its own. @throws Error where it fails. */
export function runBuild(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags.build, join(root, 'scripts/build.ts')], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    // The build must not outlive the process that waits for it.
    const end = () => child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The site could not be built.'))));
  });
}
