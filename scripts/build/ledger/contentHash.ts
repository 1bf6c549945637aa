import { createHash } from 'node:crypto';

/** The quick answer below the front matter, which repeats what the page says. */
const quickAnswer = /(?<=^---\n\n)> [^\n]*\n\n/m;

/** A hash of a page's words, from its Markdown twin. Punctuation, the quick answer and the site's own origin do not count. */
export function contentHash(twin: string, origin: string): string {
  const words = twin
    .replace(quickAnswer, '')
    .replaceAll(origin, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}
