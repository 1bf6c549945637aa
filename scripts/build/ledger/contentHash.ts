import { createHash } from 'node:crypto';

/** A hash of a page's words, from its Markdown twin. Punctuation and the site's own origin do not count. */
export function contentHash(twin: string, origin: string): string {
  const words = twin
    .replaceAll(origin, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}
