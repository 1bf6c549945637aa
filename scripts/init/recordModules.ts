import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * The source of a data folder's modules by path, found by following imports from `index.ts`; modules that `skip` accepts are
 * neither read nor followed. Code is imported by its name in the project, because it stays there.
 */
export function recordModules(data: string, skip: (path: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (found.has(path) || skip(path)) return;
    const followed: string[] = [];
    found.set(
      path,
      readFileSync(join(data, path), 'utf8').replace(/(?<= from ')\.{1,2}\/[^']+(?=';)/g, (specifier) => {
        const target = posix.join(dirname(path), specifier);
        if (target.startsWith('rules/')) return `#data/${target}`;
        followed.push(target);
        return specifier;
      }),
    );
    followed.forEach(visit);
  };
  visit('index.ts');
  return found;
}
