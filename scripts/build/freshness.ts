import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayIn } from '../../data/rules/blog/published.ts';
import { dataDir } from '../../data/rules/dataDir.ts';
import { loadSite } from '../../data/rules/load.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { buildEnvNames, readBuildEnv } from './buildEnv.ts';
import { folderHash, hashOf } from './diskCache.ts';
import { root } from '../support/root.ts';
import { slugTypesFile } from '../support/slugTypes.ts';

const stampFile = join(root, '.cache/build-stamp');
const folders = ['data', 'src', 'scripts/build', 'public'];
const files = [
  'scripts/build.ts',
  'scripts/nodeFlags.json',
  'scripts/support/root.ts',
  'package-lock.json',
  'vite.config.ts',
];

/** A hash of the inputs of a build: names and contents of the sources, the environment, and the year in the footer. */
export function sourceHash(): string {
  const { SITE_ORIGIN, CLAIMS } = process.env;
  const environment = [
    ...[dataDir(), SITE_ORIGIN, CLAIMS, readBuildEnv(process.env).builtAt.getUTCFullYear()],
    ...buildEnvNames.map((name) => process.env[name]),
  ];
  const inside = [...folders.map((name) => join(root, name)), dataDir()].filter((folder) => existsSync(folder));
  return hashOf(
    JSON.stringify(environment),
    // Slugs are written for editors, by commands that change no record.
    ...inside.map((folder) => folderHash(folder, '', slugTypesFile)),
    ...files.map((name) => readFileSync(join(root, name))),
  );
}

/** What a build is made from: its sources, and the day, as records have a day of their own on which they are published. */
async function stampOf(sources: string): Promise<string> {
  const { builtAt } = readBuildEnv(process.env);
  // Records that are not valid are told by the build.
  const site = await loadSite(dataDir(), { moment: builtAt }).catch(() => undefined);
  return `${sources} ${site ? dayIn(site.provider.timezone, builtAt) : ''}`;
}

/** Whether `dist` was built from the present sources. */
export async function buildIsFresh(): Promise<boolean> {
  if (!existsSync(join(root, 'dist/site.json')) || !existsSync(stampFile)) return false;
  return (await readFile(stampFile, 'utf8')) === (await stampOf(sourceHash()));
}

/** Notes that `dist` was built today from the sources with this hash. */
export async function stampBuild(sources: string): Promise<void> {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, await stampOf(sources));
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
