import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { childrenOf, lineAt, type Node, parseModule } from './syntaxTree.ts';

/** Biome's rule of the same purpose does not count the lines inside JSX. */
const maxLines = 80;

/** Functions that are too long to be read at a glance, as `path:line: lines`. */
export async function checkFunctionLength(): Promise<string> {
  const faults: string[] = [];
  for await (const path of glob('{api,data,scripts,src}/**/*.{ts,tsx,mjs}', { cwd: root })) {
    for (const { line, lines } of functionsIn(path, await readFile(join(root, path), 'utf8')))
      if (lines > maxLines) faults.push(`${path}:${line}: a function of ${lines} lines. Split it at ${maxLines}.`);
  }
  return faults.sort().join('\n');
}

/** The first line of each function in a module, and how many it has. */
export function functionsIn(path: string, source: string): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = [];
  const visit = (node: Node): void => {
    if (/^(?:Arrow)?Function/.test(node.type)) {
      const line = lineAt(source, node.start);
      found.push({ line, lines: lineAt(source, node.end) - line + 1 });
    }
    childrenOf(node).forEach(visit);
  };
  visit(parseModule(path, source));
  return found;
}
