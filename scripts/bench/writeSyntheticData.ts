import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import type { SyntheticCounts } from './withSyntheticRecords.ts';

/**
 * Writes a data folder with the project's own records and as many others as asked for: the real ones first, then
 * synthetic ones with names, coordinates and texts of their own.
 */
export async function writeSyntheticData(dir: string, counts: SyntheticCounts): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const folder of ['blog', 'legal', 'messages'])
    await cp(join(root, 'data', folder), join(dir, folder), { recursive: true });
  await writeFile(
    join(dir, 'index.ts'),
    `import { records as real } from '${join(root, 'data/index.ts')}';
import { withSyntheticRecords } from '${join(root, 'scripts/bench/withSyntheticRecords.ts')}';

export const records = withSyntheticRecords(real, ${JSON.stringify(counts)});
`,
  );
}
