import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files below a folder, making each folder on the way once. */
export function makeFileWriter(dir: string): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>();
  return (path, content) => {
    const file = join(dir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    writeFileSync(file, content);
  };
}

/** The file of a page: `/` is `index.html`, `/locations/ajax` is `locations/ajax.html`, so that addresses need no slash at their end. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
