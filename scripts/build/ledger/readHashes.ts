import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathOfMarkdown } from '../../../data/rules/files/markdownTwins.ts';

/**
 * The content hashes of a built site's indexable pages, by path, from their Markdown twins.
 * @throws Error where there is no built site.
 */
export function readHashes(dist: string, origin: string): Map<string, string> {
  if (!existsSync(join(dist, 'index.md')))
    throw new Error(
      `There is no built site in ${dist}. Run "npm run build" first, or name another folder with DIST_DIR.`,
    );
  const hashes = new Map<string, string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = pathOfMarkdown(`/${file.split(sep).join('/')}`);
    if (path) hashes.set(path, contentHash(readFileSync(join(dist, file), 'utf8'), origin));
  }
  return hashes;
}

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
