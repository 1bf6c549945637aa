import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { unknownIcon } from '../build/iconNames.ts';
import { root } from '../support/root.ts';
import { slugTypesFile } from '../support/slugTypes.ts';
import { runTool } from './runTool.ts';

const compiler = 'typescript/bin/tsc';

/** Errors of the compiler in the project, and in the data folder that `DATA_DIR` names. */
export function checkTypes(): Promise<string> {
  if (dataDir() === join(root, 'data')) return compilerErrors([]);
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: string[] };
  return compile('tsconfig.json', [...include.map((path) => join(root, path)), join(dataDir(), '**/*.ts')]);
}

/** Errors of the compiler in the data folder and in what it imports. */
export function checkDataTypes(): Promise<string> {
  return compile('tsconfig.data.json', [join(dataDir(), '**/*.ts')]);
}

/** The compiler takes a folder that the project's configuration does not include from a configuration of its own alone. */
function compile(name: string, include: readonly string[]): Promise<string> {
  const folder = join(root, '.cache/check');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, name),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: include.map((path) => relative(folder, path)),
      // A reference that leads nowhere is the message of its record, with the remedy.
      exclude: [join(root, 'data'), dataDir()].map((dir) => relative(folder, join(dir, slugTypesFile))),
    }),
  );
  return compilerErrors(['-p', join(folder, name)]);
}

/** The type of an icon's name, of which the compiler tells the first and the last of some two thousand names. */
const iconType = /Type '"([^"']+)"' is not assignable to type '"a-arrow-down"[^']*'\./g;

/** What the compiler says is wrong, with names of icons instead of their type. */
async function compilerErrors(args: readonly string[]): Promise<string> {
  const errors = await runTool(compiler, ['--noEmit', ...args]);
  return errors.replace(iconType, (_, name: string) => unknownIcon(name));
}
