// `npm run check:claims`: what the site states about the provider, where each statement comes from, and what still waits for evidence.
import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { dataDir, loadSite } from '../data/load.ts';
import { readFrontMatter } from '../data/text/frontMatter.ts';
import { figuresToLookAt } from './claims/figures.ts';
import { reportClaims } from './claims/report.ts';
import { statementsOf } from './claims/statements.ts';
import { type RecordText, textsOfRecords } from './claims/texts.ts';

/** `--strict` exits with 1 while any statement is without evidence. */
const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

try {
  const dir = dataDir();
  const site = await loadSite(dir);
  const texts = [
    ...(await recordTexts(dir)),
    ...(await markdownTexts(dir, 'blog')),
    ...(await markdownTexts(dir, 'legal')),
  ];
  const statements = statementsOf(site, texts);
  console.log(reportClaims(statements, figuresToLookAt(texts)).join('\n'));
  process.exitCode = options.strict && statements.some(({ confirmed }) => !confirmed) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** The texts of the records before facts are filled in, as the loader does: a claim is found by its placeholder. */
async function recordTexts(dir: string): Promise<RecordText[]> {
  const { records } = (await import(pathToFileURL(join(dir, 'index.ts')).href)) as { records: object };
  return textsOfRecords(records);
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
