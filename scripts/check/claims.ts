import { dataDir } from '../../data/rules/dataDir.ts';
import { figuresToLookAt } from '../claims/figures.ts';
import { readTexts } from '../claims/readTexts.ts';
import type { RecordText } from '../claims/texts.ts';

/** Sentences about the provider with a figure of their own, each with its record and the remedy. */
export function unbackedFigures(texts: readonly RecordText[]): string[] {
  return figuresToLookAt(texts).map(
    ({ where, sentence }) =>
      `${where}: "${sentence}" has a figure of the provider that no record backs. ` +
      'Quote the record ("{claims.<id>}", "{plans.<id>.price}") or say it without the figure.',
  );
}

/** Faults of the figures in all texts of the data folder. */
export async function checkClaims(): Promise<string> {
  try {
    return unbackedFigures(await readTexts(dataDir())).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
