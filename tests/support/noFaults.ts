import { expect } from 'vitest';
import { type BuiltPage, faultsOn } from '#tests/support/builtPages.ts';

/** Expects that a check finds no problem on any of the pages. */
export function noFaults(pages: readonly BuiltPage[], check: (page: BuiltPage) => Iterable<string>): void {
  expect(faultsOn(pages, check)).toEqual([]);
}
