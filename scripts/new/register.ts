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
export function withItem(source: string, item: string, list = /^(?:export )?const \w+: [^=]+ = \[/m): string {
  const start = list.exec(source);
  const end = start ? closingBracket(source, start.index + start[0].length) : -1;
  if (end < 0) throw new Error('there is no list of records.');
  const before = source.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${before}${comma}\n  ${item},\n${source.slice(end)}`;
}

/** The offset of the bracket that closes the list whose items begin at an offset; -1 where there is none. */
function closingBracket(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === "'" || character === '"' || character === '`') at = endOfText(source, at);
    else if (character === '/' && source[at + 1] === '/') at = source.indexOf('\n', at);
    else if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (at < 0) return -1;
    if (depth === 0) return at;
  }
  return -1;
}

function endOfText(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[start]) return at;
  }
  return -1;
}

/** A slug as the name of a variable: `richmond-hill` is `richmondHill`. */
export function variableOf(slug: string): string {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `_${name}` : name;
}
