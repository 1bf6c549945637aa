import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { fieldName, recordOf } from '../../data/rules/schema/describe.ts';
import { commonIcons } from '../../data/rules/schema/iconName.ts';
import { editDistance } from '../../data/rules/text/editDistance.ts';
import { textsIn } from '../../data/rules/text/textsIn.ts';

const requireHere = createRequire(import.meta.url);
const { resolve } = requireHere;
/** A name as a record or the front matter of an article writes it. */
const writtenName = /\biconName:\s*['"]?([a-z0-9-]+)/g;

/** The drawing of an icon of Lucide; undefined where there is none of the name. */
function iconFile(name: string): string | undefined {
  try {
    const file = resolve(`lucide-static/icons/${name}.svg`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** What the drawing of an icon is made of, as SVG for a view of 24 by 24. */
export function iconShapes(name: string): string {
  const drawing = readFileSync(iconFile(name) ?? '', 'utf8');
  return drawing
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every name under `iconName` in a tree of records, with the keys that lead to it. */
const iconNamesOf = (tree: unknown): { name: string; path: PropertyKey[] }[] =>
  Array.from(textsIn(tree), ({ text, path }) =>
    path.at(-1) === 'iconName' ? [{ name: text, path: [...path] }] : [],
  ).flat();

/**
 * Errors for icons that Lucide does not have, each with the names that are spelled most alike, and for those that are not in the
 * sprite.
 * @param inSprite what `siteIconNames` found
 */
export function unknownIcons(site: object, inSprite: readonly string[]): string[] {
  return iconNamesOf(site)
    .filter(({ name }) => !inSprite.includes(name))
    .map(({ name, path }) => {
      const { record, field } = recordOf(site, path);
      if (iconFile(name))
        return `${record}: ${fieldName(field)} "${name}" is not written in the record. Write it there as text in quotes.`;
      return `${record}: ${fieldName(field)} ${unknownIcon(name)}`;
    });
}

/** What is wrong with a name that Lucide has no icon of, with some that are spelled alike or found under the word. */
export function unknownIcon(name: string): string {
  const tags = requireHere('lucide-static/tags.json') as Readonly<Record<string, readonly string[]>>;
  const near = allIconNames().filter(
    (known) => editDistance(known, name, 2) !== undefined || known.split('-').includes(name),
  );
  const tagged = Object.keys(tags).filter((known) => tags[known]?.includes(name));
  const examples = [...new Set([...near, ...tagged])].slice(0, 5).join(', ');
  return `"${name}" is no icon. Use a name of https://lucide.dev/icons${examples && `, for example ${examples}`}.`;
}

/** The names of all icons that Lucide has. */
export function allIconNames(): string[] {
  const file = iconFile('check');
  return file ? readdirSync(dirname(file)).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -4)] : [])) : [];
}

/**
 * The icons that the records of a data folder name, with the common ones, sorted. The files are searched instead of imported, as
 * the bundler runs while the records are loaded; unknown names are left to the check.
 */
export async function siteIconNames(dir = dataDir()): Promise<string[]> {
  const files = (await readdir(dir, { recursive: true })).filter(
    (name) => /\.(?:ts|md)$/.test(name) && !/^(?:starters|rules)\//.test(name),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(dir, name), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(writtenName)].map(([, name = '']) => name));
  return [...new Set([...commonIcons, ...named])].filter(iconFile).sort();
}
