import type { Redirect } from '../schema/redirect.ts';

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether two paths have as many segments, and each two of them fit. */
function fitEach(one: string, other: string, areAlike: (segment: string, other: string) => boolean): boolean {
  const [segments, others] = [one.split('/'), other.split('/')];
  return (
    segments.length === others.length && segments.every((segment, index) => areAlike(segment, others[index] ?? ''))
  );
}

/** Whether an address, or every address of a pattern, fits a pattern. */
export const fitsPattern = (pattern: string, address: string): boolean =>
  fitEach(pattern, address, (segment, given) => segment === given || (isParameter(segment) && given !== ''));

/** Whether an address fits both patterns. */
export const overlap = (one: string, other: string): boolean =>
  fitEach(one, other, (segment, there) => segment === there || isParameter(segment) || isParameter(there));

/** Where a moved page is now; undefined for an address that no redirect names. */
export function findRedirect(redirects: readonly Redirect[], address: string): string | undefined {
  const found = redirects.find(({ from }) => fitsPattern(from, address));
  if (!found) return undefined;
  const given = address.split('/');
  const values = new Map(found.from.split('/').map((segment, index) => [segment, given[index] ?? '']));
  return found.to
    .split('/')
    .map((segment) => (isParameter(segment) ? (values.get(segment) ?? segment) : segment))
    .join('/');
}
