import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Folders of code, which a provider's data folder imports from the project. */
const rules = /^rules\//;

/**
 * The source of a data folder's modules by path, found by following imports from `index.ts`. Imports of code get the
 * specifier that `ruleAt` returns; modules that `skip` accepts are neither read nor followed.
 */
export function recordModules(
  data: string,
  { ruleAt, skip }: { ruleAt: (path: string, from: string) => string; skip: (path: string) => boolean },
): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (found.has(path) || skip(path)) return;
    const followed: string[] = [];
    found.set(
      path,
      readFileSync(join(data, path), 'utf8').replace(/(?<= from ')\.{1,2}\/[^']+(?=';)/g, (specifier) => {
        const target = relative(data, join(data, dirname(path), specifier))
          .split(sep)
          .join('/');
        if (rules.test(target)) return ruleAt(target, path);
        followed.push(target);
        return specifier;
      }),
    );
    followed.forEach(visit);
  };
  visit('index.ts');
  return found;
}
