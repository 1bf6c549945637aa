import matter from 'gray-matter';
import { formatValue } from '../schema/describe.ts';
import { findQuoteFault } from './quoteFault.ts';

type FrontMatter =
  | { fields: object; body: string; error?: undefined }
  | { fields?: undefined; body?: undefined; error: string };

/** Parses a Markdown text into its front matter (YAML between two lines of `---`) and body, or returns the error in the front matter. */
export function readFrontMatter(text: string): FrontMatter {
  if (/^---\r?\n/.test(text) && !/\r?\n---[ \t]*(?:\r?\n|$)/.test(text))
    return { error: 'the front matter has no end. Write a line of "---" below its last field.' };
  try {
    // gray-matter caches results by content, including failed ones, unless it is passed options.
    const { data, content } = matter(text, {}) as { data: unknown; content: string };
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return { fields: data, body: content.trim() };
    return { error: `the front matter is ${formatValue(data)}. Write "name: value" pairs, one a line.` };
  } catch (error) {
    if (!isYamlError(error)) throw error;
    const lines = text.split(/\r?\n/);
    const { line, reason, remedy } = findQuoteFault(lines.slice(0, lines.indexOf('---', 1))) ?? {
      line: error.mark.line,
      reason: error.reason,
      remedy: 'Put its text in quotes or fix the indentation.',
    };
    return { error: `line ${line + 1} is ${formatValue(lines[line] ?? '')} (${reason}). ${remedy}` };
  }
}

/** An error of the YAML parser, https://github.com/nodeca/js-yaml. Its line numbers start at 0. */
function isYamlError(error: unknown): error is Error & { reason: string; mark: { line: number } } {
  return error instanceof Error && error.name === 'YAMLException' && 'mark' in error;
}
