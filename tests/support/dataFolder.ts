import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFileWriter } from '#scripts/build/fileWriter.ts';
import { buildRecords, type Records } from './buildData.ts';

/** Writes a data folder with the small site's records, and further files by path; `remove` deletes it. */
export function makeDataFolder(
  files: Readonly<Record<string, string>> = {},
  overrides: Partial<Records> = {},
): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'data-folder-'));
  const { articles: _, legal: __, combinations: ___, ...records } = buildRecords(overrides);
  const write = makeFileWriter(dir);
  for (const [path, content] of Object.entries({
    'index.ts': `export const records = ${JSON.stringify(records)};\n`,
    ...files,
  }))
    write(path, content);
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
