import { createHash } from 'node:crypto';

/** A short digest of a page's words, from its Markdown: neither its looks, nor its signs, nor the site's own address count. */
export function contentHash(twin: string, origin: string): string {
  const words = twin
    .replaceAll(origin, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
}
