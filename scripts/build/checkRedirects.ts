import { findRedirect, fitsPattern } from '../../data/rules/routing/redirects.ts';
import type { IndexingRule } from '../../data/rules/schema/indexing.ts';
import type { Redirect } from '../../data/rules/schema/redirect.ts';

/** Errors of rules for search engines that hold for no page. */
export function checkIndexing(paths: ReadonlySet<string>, rules: readonly IndexingRule[]): string[] {
  return rules
    .filter(({ pages }) => ![...paths].some((path) => fitsPattern(pages, path)))
    .map(({ pages }) => `indexing/"${pages}": no page has such an address. Correct it, or take the rule out.`);
}

/** Errors of redirects that stand in a page's way, or lead to no page. */
export function checkRedirects(paths: ReadonlySet<string>, redirects: readonly Redirect[]): string[] {
  return redirects.flatMap(({ from, to }) => {
    const hidden = [...paths].find((path) => fitsPattern(from, path));
    if (hidden)
      return [
        `redirects/"${from}": "${hidden}" is the address of a page. Remove the redirect, or move that page first.`,
      ];
    const leadsToPage = to.includes('/:') || paths.has(to.replace(/#.*/, ''));
    return leadsToPage ? [] : [`redirects/"${from}": to "${to}" is no page. Name the page that answers now.`];
  });
}

/**
 * Errors for published addresses that neither a page nor a redirect answers, one for each record that left: its addresses
 * differ from all others by one segment.
 * @param published all paths that have or had a page, from the ledger.
 */
export function checkPublished(
  paths: ReadonlySet<string>,
  redirects: readonly Redirect[],
  published: readonly string[],
): string[] {
  const living = new Set([...paths].flatMap((path) => path.split('/')));
  const lost = published.filter((path) => !paths.has(path) && findRedirect(redirects, path) === undefined);
  const records = Map.groupBy(lost, (path) => path.split('/').find((segment) => !living.has(segment)) ?? path);
  const misled = published
    .filter((path) => !paths.has(path))
    .flatMap((path) => {
      const target = findRedirect(redirects, path);
      return target === undefined || paths.has(target.replace(/#.*/, '')) ? [] : [{ path, target }];
    });
  return [
    ...[...records].map(([segment, addresses]) => lostMessage(segment, addresses)),
    ...misled.map(
      ({ path, target }) =>
        `redirects: the published address "${path}" leads to "${target}", which is no page. Add a redirect for it before that one.`,
    ),
  ];
}

/** At most this many patterns are proposed for one record. */
const shownPatterns = 6;

function lostMessage(segment: string, addresses: readonly string[]): string {
  const patterns = [...new Set(addresses.map((path) => patternOf(path, segment)))];
  const shown = patterns.slice(0, shownPatterns).map((pattern) => `{ from: '${pattern}', to: '…' }`);
  const many = addresses.length > 1 ? `${addresses.length} published addresses have` : `the published address has`;
  return (
    `ledger/"${addresses[0]}": ${many} neither a page nor a redirect. Restore the record, or add to data/redirects.ts: ` +
    `${shown.join(', ')}${patterns.length > shownPatterns ? ' …' : ''}`
  );
}

/** An address with every segment but the first and the one that left replaced by a parameter. */
function patternOf(path: string, left: string): string {
  let count = 0;
  return path
    .split('/')
    .map((segment, index) => (index <= 1 || segment === left || left.startsWith('/') ? segment : `:part${++count}`))
    .join('/');
}
