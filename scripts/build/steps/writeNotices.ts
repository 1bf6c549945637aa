import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from '../../../data/rules/schema/theme.ts';
import { root } from '../../support/root.ts';
import { makeFileWriter } from '../fileWriter.ts';
import { typefacesOf } from '../fonts/typefaces.ts';

/** A package as Vite lists it (`build.license`). */
export interface Licensed {
  name: string;
  version: string;
  /** An SPDX expression. */
  identifier?: string | null | undefined;
  /** Empty for a package without a file of its licence. */
  text?: string;
}

/**
 * Writes the licences of all that browsers load, packages in the bundle, typefaces and icons; and beside the owner's desk, where nobody
 * is served it, the bill of materials: these and what the server runs on.
 * @throws Error where a package comes without its licence
 */
export async function writeNotices(clientDir: string, dir: string, { faces }: Pick<Theme, 'faces'>): Promise<void> {
  const bundled = JSON.parse(await readFile(join(clientDir, licenceFile), 'utf8')) as Licensed[];
  const drawn = [...new Set([...typefacesOf(faces).map((face) => face.package), 'lucide-static'])];
  const loaded = [...bundled, ...(await Promise.all(drawn.map(readLicence)))];
  const write = makeFileWriter(dir);
  write('third-party-notices.txt', noticesText(loaded));
  write('server/bom.cdx.json', await billOfMaterials(loaded));
}

/** Where Vite writes the list, in the folder of the bundle. */
export const licenceFile = '.vite/licences.json';

async function readLicence(name: string): Promise<Licensed> {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: await readFile(join(folder, 'LICENSE'), 'utf8').catch(() => '') };
}

/** Each licence under its package. @throws Error that names a package without one */
export function noticesText(packages: readonly Licensed[]): string {
  const missing = packages.find(({ text }) => !text?.trim());
  if (missing)
    throw new Error(
      `${missing.name} ${missing.version} (${missing.identifier}) comes without the text of its licence, which has to go along with it. ` +
        'Do without the package.',
    );
  const parts = packages.map(
    ({ name, version, identifier, text = '' }) => `${name} ${version} (${identifier})\n\n${text.trim()}\n`,
  );
  return ['This site contains the following software and typefaces.\n', ...parts].join(`\n${'-'.repeat(78)}\n`);
}

/** What the server runs on, as npm's lockfile has it, and what browsers load (https://cyclonedx.org/docs/1.5/json/). */
async function billOfMaterials(loaded: readonly Licensed[]): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<{ version: string; license?: string; dev?: boolean }>(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      identifier: license,
    }));
  const all = new Map([...loaded, ...locked].map((each) => [`${each.name}@${each.version}`, componentOf(each)]));
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [...all.values()] };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function componentOf({ name, version, identifier }: Licensed) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    ...(identifier ? { licenses: [{ expression: identifier }] } : {}),
  };
}
