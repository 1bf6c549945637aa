import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { targets } from '../../data/rules/checks/referenceTargets.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { root } from './root.ts';

export const slugTypesFile = 'slugs.d.ts';

/**
 * Writes the slugs of a data folder's records as types into its `slugs.d.ts`, with which an editor completes references and
 * underlines one that leads nowhere. A file that would not change is not written, nor anything in a folder that has no
 * `tsconfig.json` or cannot be written to.
 * @param site with drafts: a record that is being written refers to another.
 */
export function writeSlugTypes(dir: string, site: Site): void {
  if (!existsSync(join(dir, 'tsconfig.json')) || !isWritable(dir)) return;
  const file = join(dir, slugTypesFile);
  const text = slugTypes(site, fromFolder(dir, 'data/rules/schema/reference.ts'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The `tsconfig.json` of a data folder, by which an editor compiles its modules as the project's own, and apart from them. */
export function folderConfig(dir: string): string {
  // Records need no types of Node or Vite, and a folder outside the project would not find them.
  const config = {
    extends: fromFolder(dir, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['**/*.ts'],
    exclude: [],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Where a record is added, the list is out of date until it is written again; without it, any text is taken. */
export function removeSlugTypes(dir: string): void {
  rmSync(join(dir, slugTypesFile), { force: true });
}

function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A declaration of the slugs by kind; a kind without records takes any text. */
function slugTypes(site: Site, module: string): string {
  const kinds = Object.entries(targets).flatMap(([kind, { keys }]) => {
    const slugs = [...new Set(keys(site))].sort();
    return slugs.length > 0
      ? [`    ${kind}:\n${slugs.map((slug) => `      | ${JSON.stringify(slug)}\n`).join('')}`]
      : [];
  });
  return (
    '// Written by "npm run dev" and "npm run check": the slugs that records may refer to.\nexport {};\n' +
    `declare module '${module}' {\n  interface RecordSlugs {\n${kinds.join('')}  }\n}\n`
  );
}

/** The path of one of the project's files as a module of the folder imports it. */
function fromFolder(dir: string, path: string): string {
  const own = relative(dir, join(root, path)).split(sep).join('/');
  return own.startsWith('.') ? own : `./${own}`;
}
