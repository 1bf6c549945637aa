import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DataError } from '../../../data/rules/load.ts';
import type { TemplateFile } from '../../../data/rules/schema/download.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';

/**
 * A workbook or document of the data folder, with the facts that it quotes in braces filled in. Both formats are archives of XML, which are
 * dated by the record so that the same file and facts give the same bytes.
 * @param values the facts by name, such as `provider.name`
 * @throws DataError where the file is missing, or quotes what is no fact
 */
export async function fillTemplate(
  path: string,
  { id, updatedAt }: TemplateFile,
  values: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const bytes = await readFile(path).catch(() => {
    throw new DataError(path, [
      `downloads/${id}: the file "${path}" does not exist. Put it there, or remove the record.`,
    ]);
  });
  const unknown: string[] = [];
  const fill = (xml: string) =>
    xml.replace(/\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)+)\}/g, (quoted, name: string) => {
      const value = values.get(name);
      if (value === undefined) unknown.push(quoted);
      return escapeHtml(value ?? quoted);
    });
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    name.endsWith('.xml') ? strToU8(fill(strFromU8(content))) : content,
  ]);
  if (unknown.length > 0)
    throw new DataError(
      path,
      unknown.map(
        (quoted) => `downloads/${id}: the file quotes "${quoted}", which is no fact. Fix the name in the file.`,
      ),
    );
  return zipSync(Object.fromEntries(parts), { level: 9, mtime: `${updatedAt}T00:00:00` });
}
