import type { IndexingRule } from '../schema/indexing.ts';
import { fitsPattern } from './redirects.ts';

/** Whether the owner's rules leave a page out of search engines. */
export function isLeftOut(path: string, rules: readonly IndexingRule[]): boolean {
  return rules.find(({ pages }) => fitsPattern(pages, path))?.index === false;
}
