import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What is wrong with a module of a data folder that could not be imported, with its file, its line and the remedy.
 * @param error what `import()` rejected with
 * @returns undefined where the error comes from outside the folder
 */
export function describeImportError(dir: string, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, missing, importer] = /^Cannot find module '(.+?)' imported from (.+)$/s.exec(error.message) ?? [];
  if (missing && importer && isBelow(dir, importer)) {
    const file = relative(dir, importer);
    return `${file} imports ${relative(dir, missing)}, which is not there. Take it out of ${file}, or put the file back.`;
  }
  // Node begins the stack of an error in a module's text with its place and its line.
  const [, place = '', line] = /^((?:file:\/\/)?\/.+?):(\d+)\n/.exec(error.stack ?? '') ?? [];
  const path = place.startsWith('file:') ? fileURLToPath(place) : place;
  if (error.name !== 'SyntaxError') return describeThrown(dir, error);
  if (!path || !isBelow(dir, path)) return undefined;
  const text = readFileSync(path, 'utf8').split(/\r?\n/)[Number(line) - 1] ?? '';
  return `${relative(dir, path)}, line ${line}, cannot be read: ${error.message}. Mend "${text.trim()}", or what stands before it.`;
}

/** An error that a module's own expressions have thrown, at the innermost line of the data folder. */
function describeThrown(dir: string, { message, stack = '' }: Error): string | undefined {
  for (const [, url = '', line] of stack.matchAll(/(file:\/\/\/.+?):(\d+):\d+/g))
    if (isBelow(dir, fileURLToPath(url)))
      return `${relative(dir, fileURLToPath(url))}, line ${line}, stops with "${message}". Mend the line, or the record it reads.`;
  return undefined;
}

function isBelow(dir: string, path: string): boolean {
  return !relative(dir, path).startsWith('..');
}
