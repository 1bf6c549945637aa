import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../data/rules/load.ts';
import { root } from '../support/root.ts';
import { providerLiterals } from './providerLiterals.ts';

/** Folders in which nothing may name the provider: that belongs in data/. */
const programFiles = '{src,api,scripts,public}/**/*.{ts,tsx,mjs,css,svg,html,txt,json,js}';

/** The loader's own checks alone, whose faults it throws. */
export async function checkLoading(): Promise<string[]> {
  await loadSite();
  return [];
}

/** Faults of the records, and lines of the program that name the provider. */
export async function checkData(): Promise<string[]> {
  const files = globSync(programFiles, { cwd: root }).sort();
  return providerLiterals(
    await loadSite(),
    files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}
