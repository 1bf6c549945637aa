/** Every text in a tree of records, with the keys that lead to it; list indexes are numbers. The path is another's for the next text. */
export function* textsIn(tree: unknown, path: PropertyKey[] = []): Generator<{ text: string; path: PropertyKey[] }> {
  if (typeof tree === 'string') yield { text: tree, path };
  else if (typeof tree === 'object' && tree !== null)
    for (const [key, item] of Array.isArray(tree) ? tree.entries() : Object.entries(tree)) {
      path.push(key);
      yield* textsIn(item, path);
      path.pop();
    }
}
