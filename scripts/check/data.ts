import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { providerLiterals } from './providerLiterals.ts';
import { loadSite } from '../../data/load.ts';
import { root } from '../support/root.ts';

/** Folders in which nothing may name the provider: that belongs in data/. */
const programFolders = ['src', 'api', 'scripts', 'public'];

/** Faults of the records, and lines of the program that name the provider. */
export async function checkData(): Promise<string> {
  try {
    const site = await loadSite();
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
    const files = await Promise.all(
      paths.map(async (path) => ({ path: relative(root, path), text: await readFile(path, 'utf8') })),
    );
    return providerLiterals(site, files).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
