import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { root } from '../../support/root.ts';
import { typefacesOf } from '../fonts/typefaces.ts';

/**
 * Writes `third-party-notices.txt`: the licences of all that browsers load, the packages in the bundles, as Vite lists them, and the
 * typefaces and icons.
 */
export function writeNotices(clientDir: string, dir: string, { faces }: Pick<Theme, 'faces'>): void {
  const packages = readFileSync(join(clientDir, '.vite/license.md'), 'utf8');
  const drawn = [...typefacesOf(faces).map((face) => face.package), 'lucide-static'].map(
    (name) => `## ${name}\n\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').trim()}\n`,
  );
  writeFileSync(join(dir, 'third-party-notices.txt'), [packages, ...new Set(drawn)].join('\n'));
}
