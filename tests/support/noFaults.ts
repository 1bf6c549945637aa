import { expect } from 'vitest';
import { type BuiltPage, faultsOn } from '#scripts/support/builtSite.ts';

/** Expects that a check finds no problem on any of the pages. */
export function noFaults(pages: readonly BuiltPage[], check: (page: BuiltPage) => Iterable<string>): void {
  expect(faultsOn(pages, check)).toEqual([]);
}
