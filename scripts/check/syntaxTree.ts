import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** The syntax tree of a TypeScript module (https://github.com/estree/estree); `path` tells whether it has JSX. */
export function parseModule(path: string, source: string): Node {
  return parseSync(path, source).program;
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

/** The line of an offset, from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
