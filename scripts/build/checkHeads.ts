import type { HeadInput } from '../../src/types/page.ts';
import { isListed } from '../../src/seo/isListed.ts';
import { longestTitle, shortestTitle } from '../../src/seo/fitTitle.ts';

/** The fields of a head that are checked. */
export type CheckedHead = Pick<HeadInput, 'title' | 'description' | 'canonical' | 'noIndex' | 'status'>;

/** Lengths of titles and descriptions in search results, in characters. */
const limits = { title: { min: shortestTitle, max: longestTitle }, description: { min: 70, max: 170 } } as const;

/** Checks titles, descriptions and addresses of pages against each other, one page at a time; `errors` collects what is wrong. */
export function makeHeadChecks() {
  const errors: string[] = [];
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const paths = new Set<string>();
  return {
    errors,
    paths,
    check({ path, head }: { path: string; head: CheckedHead }) {
      if (paths.has(path)) errors.push(`${path}: two pages have this address. Rename one of the records.`);
      paths.add(path);
      for (const field of ['title', 'description'] as const) {
        const { min, max } = limits[field];
        const text = head[field];
        if (text.length < min || text.length > max) {
          errors.push(
            `${path}: ${field} has ${text.length} characters: "${text}". Write ${min} to ${max}, in data/pages.ts or in the record it quotes.`,
          );
        }
        if (!isListed(path, head)) continue;
        const other = seen[field].get(text);
        if (other === undefined) seen[field].set(text, path);
        else errors.push(`${path}: ${field} "${text}" is also that of ${other}. Give each page its own.`);
      }
    },
  };
}

/** Errors for links to pages of the site that do not exist. */
export function checkLinks(paths: ReadonlySet<string>, links: readonly { record: string; href: string }[]): string[] {
  return links
    .filter(({ href }) => href.startsWith('/') && !paths.has(href.replace(/[?#].*$/, '') || '/'))
    .map(({ record, href }) => `${record}: link "${href}" leads nowhere. Fix the address or add the page.`);
}
