import { DataError, validateSite } from '#data/rules/load.ts';
import { buildRecords, type Records } from './buildData.ts';

/** The errors of the small site after some of its collections are replaced, by invalid ones too. */
export function dataErrors(overrides: { [Name in keyof Records]?: unknown } | Record<string, unknown>): string[] {
  try {
    validateSite(buildRecords(overrides as Partial<Records>));
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.errors;
    throw error;
  }
}
