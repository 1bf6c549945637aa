import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../support/root.ts';

/** Consonants alone: no name is a word, and none begins with "ad", which content blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxz';

/** What vanilla-extract tells of a class. */
export interface StyleName {
  /** Unique, and the same in each run. */
  hash: string;
  /** The file of styles, relative to the project or absolute. */
  filePath: string;
}

/**
 * Names the classes: two letters for the file of styles and a number for the style. Pages name some 500 classes, and each
 * letter of a random name would be one more byte that does not compress.
 */
export function makeClassNames(files = globSync('src/**/*.css.ts', { cwd: root })): (style: StyleName) => string {
  const prefixes = new Map(files.toSorted().map((file, index) => [file, pairOf(index)]));
  const hashes = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const file = relative(root, filePath.startsWith('/') ? filePath : `${root}/${filePath}`);
    const prefix = prefixes.get(file);
    // A file that was added while the development server runs.
    if (!prefix) return `_${hash}`;
    const known = hashes.get(file) ?? [];
    hashes.set(file, known);
    if (!known.includes(hash)) known.push(hash);
    return prefix + known.indexOf(hash).toString(36);
  };
}

function pairOf(index: number): string {
  const pair = (letters[Math.floor(index / letters.length)] ?? '') + (letters[index % letters.length] ?? '');
  if (pair.length < 2) throw new RangeError(`There are more than ${letters.length ** 2} files of styles.`);
  return pair;
}
