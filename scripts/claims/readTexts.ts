import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCombinations } from '../../data/rules/readCombinations.ts';
import { readFrontMatter } from '../../data/rules/text/frontMatter.ts';
import { fieldName, recordOf } from '../../data/rules/schema/describe.ts';
import { textsIn } from '../../data/rules/text/textsIn.ts';

/** A text of a record, with its placeholders (`{claims.<id>}`) not yet filled in. */
export interface RecordText {
  /** Its collection, for example "locations". */
  collection: string;
  /** Its record and field, for example "locations/ajax: summary". */
  where: string;
  text: string;
}

/** Every text of a data folder before facts are filled in, as the loader reads it: a claim is found by its placeholder. */
export async function readTexts(dir: string): Promise<RecordText[]> {
  const { records } = (await import(pathToFileURL(join(dir, 'index.ts')).href)) as { records: object };
  const { combinations } = await readCombinations(dir);
  return [
    ...textsOfRecords({ ...records, combinations }),
    ...(await markdownTexts(dir, 'blog')),
    ...(await markdownTexts(dir, 'legal')),
  ];
}

async function markdownTexts(dir: string, folder: string): Promise<RecordText[]> {
  const path = join(dir, folder);
  const names = existsSync(path) ? (await readdir(path)).filter((name) => name.endsWith('.md')).sort() : [];
  const texts = await Promise.all(
    names.map(async (name) => {
      const { fields, body } = readFrontMatter(await readFile(join(path, name), 'utf8'));
      return textsOfRecords({ [folder]: [{ ...fields, slug: name.slice(0, -'.md'.length), body }] });
    }),
  );
  return texts.flat();
}

export function textsOfRecords(records: object): RecordText[] {
  return Array.from(textsIn(records), ({ text, path }) => {
    const { record, field } = recordOf(records, path);
    return { collection: String(path[0]), where: `${record}: ${fieldName(field)}`, text };
  });
}
