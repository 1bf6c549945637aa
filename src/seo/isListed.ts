import type { HeadInput } from '../types/page.ts';

/** Whether a page belongs in the sitemap: it may be indexed, exists, and is its own canonical page. */
export function isListed(path: string, head: Pick<HeadInput, 'noIndex' | 'status' | 'canonical'>): boolean {
  return !head.noIndex && (head.status ?? 200) === 200 && (head.canonical ?? path) === path;
}
