import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Combination } from './schema/combination.ts';
import { readCombinationFile } from './text/combinationFile.ts';

/**
 * The texts of a data folder's `combinations/<industry>/<location>.md`; none where there is no such folder. With an error in
 * any file there are no texts either, so that the missing ones are not reported a second time.
 */
export async function readCombinations(dir: string): Promise<{ combinations: Combination[]; errors: string[] }> {
  const folder = join(dir, 'combinations');
  const files = existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    : [];
  const read = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = relative(dir, join(parentPath, name));
      if (!name.endsWith('.md') || dirname(parentPath) !== folder)
        return {
          record: path,
          combinations: [],
          errors: ['the file is not a text of a combination. Name it <industry>/<location>.md or remove it.'],
        };
      const ids = { industry: basename(parentPath), location: basename(name, '.md') };
      return {
        record: `combinations/${ids.industry}/${ids.location}`,
        ...readCombinationFile(await readFile(join(parentPath, name), 'utf8'), ids),
      };
    }),
  );
  const sorted = read.sort((a, b) => a.record.localeCompare(b.record));
  const errors = sorted.flatMap(({ record, errors }) => errors.map((error) => `${record}: ${error}`));
  return { combinations: errors.length > 0 ? [] : sorted.flatMap(({ combinations }) => combinations), errors };
}
