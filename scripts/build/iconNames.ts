import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir } from '../../data/load.ts';
import { fieldName, recordOf } from '../../data/schema/describe.ts';
import { commonIcons } from '../../data/schema/iconName.ts';
import { editDistance } from '../../data/text/editDistance.ts';

const { resolve } = createRequire(import.meta.url);

/** The drawing of an icon of Lucide; undefined where there is none of the name. */
export function iconFile(name: string): string | undefined {
  try {
    const file = resolve(`lucide-static/icons/${name}.svg`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Every name under `iconName` in a tree of records, with the keys that lead to it. */
export function iconNamesOf(value: unknown, path: PropertyKey[] = []): { name: string; path: PropertyKey[] }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => iconNamesOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'iconName' && typeof item === 'string'
      ? [{ name: item, path: [...path, key] }]
      : iconNamesOf(item, [...path, key]),
  );
}

/** Errors for icons that Lucide does not have, each with the names that are spelled most alike. */
export function unknownIcons(site: object): string[] {
  return iconNamesOf(site)
    .filter(({ name }) => !iconFile(name))
    .map(({ name, path }) => {
      const { record, field } = recordOf(site, path);
      const near = allIconNames().filter(
        (known) => editDistance(known, name, 2) !== undefined || known.split('-').includes(name),
      );
      const examples = near.length > 0 ? `, for example ${near.slice(0, 5).join(', ')}` : '';
      return `${record}: ${fieldName(field)} "${name}" is no icon. Use a name of https://lucide.dev/icons${examples}.`;
    });
}

/** The names of all icons that Lucide has. */
export function allIconNames(): string[] {
  const file = iconFile('check');
  return file ? readdirSync(dirname(file)).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -4)] : [])) : [];
}

/** The icons of the data folder that is built, sorted; unknown names are left to the check. */
export async function siteIconNames(dir = dataDir()): Promise<string[]> {
  const { records } = (await import(pathToFileURL(join(dir, 'index.ts')).href)) as { records?: object };
  const named = iconNamesOf(records).map(({ name }) => name);
  return [...new Set([...commonIcons, ...named])].filter(iconFile).sort();
}
