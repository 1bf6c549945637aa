import { existsSync, globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { root } from '../support/root.ts';
import { type LayerRule, layerRules } from './layerRules.ts';
import { childrenOf, lineAt, type Node, parseModule } from './syntaxTree.ts';

/**
 * Imports that a layer does not make, as `path:line: import`, and names in the rules of what does not exist. Imports are
 * compared as they resolve, so that neither an alias nor `../` leads around a rule.
 */
export async function checkLayers(): Promise<string> {
  const faults: string[] = [];
  for await (const path of glob('{api,data,scripts,src}/**/*.{ts,tsx,mjs}', { cwd: root }))
    faults.push(...layerFaults(path, await readFile(join(root, path), 'utf8'), layerRules));
  return [...missingNames(layerRules), ...missingRules(layerRules), ...faults.sort()].join('\n');
}

/** The imports of a module that the rules refuse. */
export function layerFaults(path: string, source: string, rules: readonly LayerRule[]): string[] {
  const own = rules.flatMap((rule) => {
    const layer = isAmong(path, rule.unless ?? []) ? undefined : layerOf(path, rule.of);
    return layer ? [{ ...rule, except: [layer, ...(rule.except ?? [])] }] : [];
  });
  if (own.length === 0) return [];
  return importsOf(path, source).flatMap(({ line, target }) =>
    own
      .filter(
        ({ never, except, packages }) =>
          (isAmong(target, never) && !isAmong(target, except)) ||
          (packages !== undefined && isPackage(target) && !isAmong(target, packages)),
      )
      .map(({ remedy }) => `${path}:${line}: imports ${target}. ${remedy}`),
  );
}

/** What rules name and neither the project nor its packages have: after a renaming such a rule would refuse nothing. */
function missingNames(rules: readonly LayerRule[]): string[] {
  const names = new Set(
    rules.flatMap(({ of, never, except = [], packages = [], unless = [] }) => [
      of.replace(/\/\*$/, ''),
      ...never,
      ...except,
      ...packages,
      ...unless,
    ]),
  );
  return [...names]
    .filter(
      (name) => name !== 'node:' && !existsSync(join(root, name)) && !existsSync(join(root, 'node_modules', name)),
    )
    .map((name) => `scripts/check/layerRules.ts: "${name}" does not exist. Name it as it is called now.`);
}

/** Folders of the rooms that have layers of which no rule says what they import. */
export function missingRules(rules: readonly LayerRule[], rooms = ['api', 'src']): string[] {
  const layers = new Set(rules.map(({ of }) => of));
  return rooms
    .flatMap((room) => globSync(`${room}/*/`, { cwd: root }))
    .map((folder) => posix.join(folder))
    .filter((folder) => !layers.has(folder) && ![...layers].some((layer) => layer.startsWith(`${folder}/`)))
    .map((folder) => `scripts/check/layerRules.ts: no rule says what ${folder}/ imports. Give it one.`);
}

/** The folder that a rule makes a layer and that holds the module, if there is one. */
function layerOf(path: string, of: string): string | undefined {
  if (!of.endsWith('/*')) return isAmong(path, [of]) ? of : undefined;
  const folder = of.slice(0, -1);
  const [name, inside] = path.startsWith(folder) ? path.slice(folder.length).split('/') : [];
  return inside ? folder + name : undefined;
}

function isAmong(target: string, names: readonly string[]): boolean {
  return names.some(
    (name) => target === name || target.startsWith(`${name}/`) || (name.endsWith(':') && target.startsWith(name)),
  );
}

/** Whether an import is a package's or Node's, rather than one of the project. */
const isPackage = (target: string): boolean =>
  !isAmong(target, ['api', 'data', 'scripts', 'src', 'tests', 'package.json']);

/** What a module imports, in whatever form: a path from the project's root, or the name of a package. */
function importsOf(path: string, source: string): { line: number; target: string }[] {
  const found: { line: number; target: string }[] = [];
  const visit = (node: Node): void => {
    if ('source' in node && node.source?.type === 'Literal')
      found.push({ line: lineAt(source, node.start), target: resolved(path, String(node.source.value)) });
    childrenOf(node).forEach(visit);
  };
  visit(parseModule(path, source));
  return found;
}

function resolved(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  // The aliases of package.json are the folders' names.
  return specifier.startsWith('#') ? specifier.slice(1) : specifier;
}
