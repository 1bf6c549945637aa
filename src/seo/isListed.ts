import type { HeadFacts } from '../types/page.ts';

/** Whether search engines are to find the page: it may be indexed and is not another page's double. */
export function isListed(path: string, head: Pick<HeadFacts, 'noIndex' | 'status' | 'canonical'>): boolean {
  return !head.noIndex && (head.status ?? 200) === 200 && (head.canonical ?? path) === path;
}
