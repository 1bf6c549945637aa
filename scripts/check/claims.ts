import { dataDir } from '../../data/rules/dataDir.ts';
import { figuresToLookAt } from '../claims/figures.ts';
import { readTexts } from '../claims/readTexts.ts';
import type { RecordText } from '../claims/readTexts.ts';

/** Sentences about the provider with a figure of their own, each with its record and the remedy. */
export function unbackedFigures(texts: readonly RecordText[]): string[] {
  return figuresToLookAt(texts).map(
    ({ where, sentence }) =>
      `${where}: "${sentence}" has a figure of the provider that no record backs. ` +
      'Quote the record ("{claims.<id>}", "{plans.<id>.price}") or say it without the figure.',
  );
}

export const checkClaims = async (): Promise<string[]> => unbackedFigures(await readTexts(dataDir()));
