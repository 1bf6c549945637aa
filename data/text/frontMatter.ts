import matter from 'gray-matter';
import { show } from '../schema/describe.ts';

type FrontMatter =
  | { fields: object; body: string; error?: undefined }
  | { fields?: undefined; body?: undefined; error: string };

/** A Markdown text apart: the fields at its head (YAML between two lines of `---`), and the rest; or what is wrong with the head. */
export function readFrontMatter(text: string): FrontMatter {
  try {
    // Options, however empty, keep gray-matter from caching what it parsed by content.
    const { data, content } = matter(text, {}) as { data: unknown; content: string };
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return { fields: data, body: content.trim() };
    return { error: `the front matter is ${show(data)}. Write "name: value" pairs, one a line.` };
  } catch (error) {
    if (!isYamlError(error)) throw error;
    const line = error.mark.line;
    return {
      error: `line ${line + 1} is ${show(text.split(/\r?\n/)[line] ?? '')} (${error.reason}). Put its text in quotes or fix the indentation.`,
    };
  }
}

/** What the YAML parser throws, https://github.com/nodeca/js-yaml; its lines count from 0. */
function isYamlError(error: unknown): error is Error & { reason: string; mark: { line: number } } {
  return error instanceof Error && error.name === 'YAMLException' && 'mark' in error;
}
