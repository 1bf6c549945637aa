import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dataDir } from '../../data/load.ts';
import { root } from '../support/root.ts';
import { runTool } from './runTool.ts';

const compiler = 'typescript/bin/tsc';

/** Errors of the compiler in the project, and in the data folder that `DATA_DIR` names. */
export function checkTypes(): Promise<string> {
  if (dataDir() === join(root, 'data')) return runTool(compiler, ['--noEmit']);
  // The compiler takes a folder that its configuration does not include from a configuration of its own alone.
  const folder = join(root, '.cache/check');
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: string[] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: [...include.map((path) => join('../..', path)), join(relative(folder, dataDir()), '**/*.ts')],
    }),
  );
  return runTool(compiler, ['--noEmit', '-p', join(folder, 'tsconfig.json')]);
}
