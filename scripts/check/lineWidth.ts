import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';

/** Biome wraps code at 120 columns, but neither comments nor strings. */
const maxColumns = 160;

/** Source lines that are too long to be read beside another file, as `path:line: columns`. */
export async function checkLineWidth(): Promise<string> {
  const faults: string[] = [];
  for await (const path of glob(['*.ts', '{api,data,scripts,src,tests}/**/*.{ts,tsx,mjs}'], { cwd: root })) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    for (const [index, { length }] of lines.entries())
      if (length > maxColumns) faults.push(`${path}:${index + 1}: ${length} columns. Wrap the line at ${maxColumns}.`);
  }
  return faults.sort().join('\n');
}
