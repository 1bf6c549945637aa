import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { providerLiterals } from './providerLiterals.ts';
import { loadSite } from '../../data/rules/load.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { root } from '../support/root.ts';

/** Folders in which nothing may name the provider: that belongs in data/. */
const programFolders = ['src', 'api', 'scripts', 'public'];

/** Faults of the records. */
export function checkRecords(): Promise<string> {
  return faultsIn(async () => []);
}

/** Faults of the records, and lines of the program that name the provider. */
export function checkData(): Promise<string> {
  return faultsIn(async (site) => providerLiterals(site, await programFiles()));
}

async function faultsIn(find: (site: Site) => Promise<string[]>): Promise<string> {
  try {
    return (await find(await loadSite())).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function programFiles() {
  const listed = await Promise.all(
    // public/ is missing until a provider has files of their own.
    programFolders.map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const paths = listed
    .flat()
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css|svg|html|txt|json|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path: relative(root, path), text: await readFile(path, 'utf8') })));
}
