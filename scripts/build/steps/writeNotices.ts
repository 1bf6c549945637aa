import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { billOfMaterials } from '../../notices/bom.ts';
import { noticesText } from '../../notices/notices.ts';
import { shippedPackages, unlistedPackages } from '../../notices/shippedPackages.ts';
import { makeFileWriter } from '../fileWriter.ts';

/**
 * Writes the notices of third parties, and beside the owner's desk, where nobody else is served it, the bill of materials.
 * @throws Error where a bundle holds a package that is not listed
 */
export function writeNotices(bundleDirs: readonly string[], dir: string, theme: Theme): void {
  const bundled = bundleDirs.flatMap(
    (folder) => JSON.parse(readFileSync(join(folder, '.vite/packages.json'), 'utf8')) as string[],
  );
  const unlisted = unlistedPackages(bundled);
  if (unlisted.length > 0)
    throw new Error(
      `What browsers load contains ${[...new Set(unlisted)].join(', ')}. Add it to bundledPackages in ` +
        'scripts/notices/shippedPackages.ts, so that its notice is given.',
    );
  const packages = shippedPackages(theme);
  const write = makeFileWriter(dir);
  write('third-party-notices.txt', noticesText(packages));
  write('server/bom.cdx.json', billOfMaterials(packages));
}
