/** A quoted value of YAML: what stands before it on its line, its quotation mark, and what follows that. */
const opening = /^\s*(?:- +)*(?:[\w-]+: +)?(["'])(.*)$/;
/** A quotation mark that ends a value, with what stands before and behind it; `\"` and `''` stand for the mark itself. */
const closing = { '"': /^(?:[^"\\]|\\.)*"(.*)$/, "'": /^(?:[^']|'')*'(?!')(.*)$/ };
const inList = /^\s*(?:- +)*(?:[\w-]+: +)?\[/;
const isEnd = (rest: string) => /^\s*(?:#.*)?$/.test(rest);

/**
 * The line, counted from 0, on which a quotation mark is missing or one too many; undefined where none is. A YAML parser
 * notices it lines later, at the next quotation mark or at the end.
 */
export function findQuoteFault(lines: readonly string[]): { line: number; reason: string; remedy: string } | undefined {
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (inList.test(text) && (text.match(/(?<!\\)"/g) ?? []).length % 2 === 1) return unclosed(line);
    const [, mark, value = ''] = opening.exec(text) ?? [];
    if (mark !== '"' && mark !== "'") continue;
    const rest = closing[mark].exec(value)?.[1];
    if (rest !== undefined && !isEnd(rest))
      return {
        line,
        reason: 'its text goes on behind the closing quotation mark',
        remedy: `Write ${mark === '"' ? '\\"' : "''"} for a quotation mark inside the text, or take the mark out.`,
      };
    if (rest !== undefined) continue;
    const last = lastLine(lines, line, mark);
    if (last === undefined) return unclosed(line);
    line = last;
  }
  return undefined;
}

const unclosed = (line: number) => ({
  line,
  reason: 'its quotation mark is not closed',
  remedy: 'Put one at the end of the text.',
});

/** The line on which a text of several lines ends; undefined where another text begins before. */
function lastLine(lines: readonly string[], first: number, mark: '"' | "'"): number | undefined {
  const next = lines.findIndex((text, line) => line > first && (opening.test(text) || closing[mark].test(text)));
  const text = lines[next] ?? '';
  return !opening.test(text) && isEnd(closing[mark].exec(text)?.[1] ?? 'none') ? next : undefined;
}
