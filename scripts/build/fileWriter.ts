import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { officeMapPath } from '../../data/rules/map/officeMap.ts';

/** Returns a function that writes a file below `dir` and creates the folders it needs. */
export function makeFileWriter(dir: string): (path: string, content: string | Uint8Array) => void {
  const makeFolder = makeFolderOnce(dir);
  return (path, content) => writeFileSync(makeFolder(path), content);
}

/** Returns a function that creates the folder of a file below `dir`, and gives the whole path of the file. */
function makeFolderOnce(dir: string): (path: string) => string {
  const made = new Set<string>();
  return (path) => {
    const file = join(dir, path);
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return file;
  };
}

/** The file of a page: `index.html` for `/`, `a/b.html` for `/a/b`, so that addresses need no trailing slash. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Whether a file of a built site is a page: not the copy for unknown addresses, nor the map that stands in a frame. */
export function isPageFile(file: string): boolean {
  return file.endsWith('.html') && file !== '404.html' && file !== pageFile(officeMapPath);
}
