import { buildRecords, type Records } from './buildData.ts';
import { folderWith } from './folders.ts';

/** Writes a data folder with the small site's records, and further files by path; deleted when the test ends. */
export function makeDataFolder(files: Readonly<Record<string, string>> = {}, overrides: Partial<Records> = {}): string {
  const { articles: _, legal: __, combinations: ___, ...records } = buildRecords(overrides);
  return folderWith({ 'index.ts': `export const records = ${JSON.stringify(records)};\n`, ...files });
}
