import { DataError, validateSite } from '#data/load.ts';
import { buildRecords, type Records } from './buildData.ts';

/** What is wrong with the small site once some of its collections are replaced; the replacements need not be right. */
export function dataErrors(overrides: { [Name in keyof Records]?: unknown } | Record<string, unknown>): string[] {
  try {
    validateSite(buildRecords(overrides as Partial<Records>));
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.errors;
    throw error;
  }
}
