import { parseSync } from 'vite';

/**
 * An `index.ts` of records with one more: its import after the last one, its name at the end of its first list.
 * @throws Error where the module has no such list.
 */
export function registered(
  source: string,
  { name, from, spread = false }: { name: string; from: string; spread?: boolean },
): string {
  const imports = [...source.matchAll(/^import .*? from '[^']+';$/gm)].at(-1);
  const line = `import { ${name} } from '${from}';`;
  const at = imports ? imports.index + imports[0].length : 0;
  const withImport = imports ? `${source.slice(0, at)}\n${line}${source.slice(at)}` : `${line}\n\n${source}`;
  return withItem(withImport, `${spread ? '...' : ''}${name}`);
}

/**
 * A module with one more item at the end of its first list.
 * @throws Error where it has no such list.
 */
export function withItem(source: string, item: string): string {
  const list = parseSync('index.ts', source)
    .program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ init }) => init?.type === 'ArrayExpression')?.init;
  if (!list) throw new Error('there is no list of records.');
  const before = source.slice(0, list.end - 1).trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${before}${comma}\n  ${item},\n${source.slice(list.end - 1)}`;
}

/** A slug as the name of a variable: `richmond-hill` is `richmondHill`. */
export function variableOf(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `_${name}` : name;
}
