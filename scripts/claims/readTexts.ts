import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCombinations } from '../../data/rules/readCombinations.ts';
import { readFrontMatter } from '../../data/rules/text/frontMatter.ts';
import { type RecordText, textsOfRecords } from './texts.ts';

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
