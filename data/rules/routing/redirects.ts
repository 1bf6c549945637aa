import type { Redirect } from '../schema/redirect.ts';

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether an address, or every address of a pattern, fits a pattern. */
export function fitsPattern(pattern: string, address: string): boolean {
  const wanted = pattern.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => {
      const other = given[index] ?? '';
      return segment === other || (isParameter(segment) && other !== '');
    })
  );
}

/** Whether an address fits both patterns. */
export function overlap(one: string, other: string): boolean {
  const given = other.split('/');
  const wanted = one.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => {
      const there = given[index] ?? '';
      return segment === there || isParameter(segment) || isParameter(there);
    })
  );
}

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
