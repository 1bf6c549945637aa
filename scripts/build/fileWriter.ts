import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { officeMapPath } from '../../data/rules/map/officeMap.ts';

/** Returns a function that writes a file below `dir` and creates the folders it needs, each once. */
export function makeFileWriter(dir: string): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>();
  return (path, content) => {
    const file = join(dir, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, content);
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
