// `npm run new -- location|service|industry|article|pair …`: a record with what is known, listed where it belongs, as a draft.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir } from '../data/rules/dataDir.ts';
import { DataError, loadSite } from '../data/rules/load.ts';
import { runTool } from './check/runTool.ts';
import { type Kind, kinds, newFiles, writeFiles } from './new/makeRecord.ts';
import { joinNegatives } from './support/joinNegatives.ts';
import { root } from './support/root.ts';
import { errorMessage } from './support/runCommand.ts';
import { removeSlugTypes } from './support/slugTypes.ts';

const flags = [
  'slug',
  'province',
  'region',
  'latitude',
  'longitude',
  'population',
  'postal',
  'price',
  'category',
  'author',
  'date',
] as const;
const usage = [
  'npm run new -- location "Name" --postal "L1N,L1P" [--province ON] [--region ID] [--population N] [--latitude N --longitude N]',
  'npm run new -- service "Name" [--price 150]',
  'npm run new -- industry "Name"',
  'npm run new -- article "Title" [--category "Name"] [--author ID] [--date yyyy-mm-dd]',
  'npm run new -- pair SLUG SLUG',
  'Each takes --slug for another address than the one its name makes.',
].join('\n');

try {
  const { values, positionals } = parseArgs({
    args: joinNegatives(process.argv.slice(2)),
    allowPositionals: true,
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' }] as const)),
  });
  const [kind, ...words] = positionals;
  if (!kinds.includes(kind as Kind)) throw new Error(usage);
  const dir = dataDir();
  const site = await loadSite(dir, { drafts: true });
  const files = newFiles(kind as Kind, words, {
    dataDir: dir,
    site,
    given: values as Record<string, string | undefined>,
  });
  const added = [...files.keys()].filter((path) => !existsSync(join(dir, path)));
  writeFiles(dir, files);
  const modules = [...files.keys()].filter((path) => path.endsWith('.ts')).map((path) => join(dir, path));
  // What it says about a folder that the project does not format is of no interest.
  if (modules.length > 0 && existsSync(join(root, 'node_modules/@biomejs/biome')))
    await runTool('@biomejs/biome/bin/biome', ['format', '--write', ...modules]);
  removeSlugTypes(dir);
  const named = (paths: readonly string[]) => paths.map((path) => relative(process.cwd(), join(dir, path))).join(', ');
  console.log(`Written: ${named(added.length > 0 ? added : [...files.keys()])}`);
  const listed = [...files.keys()].filter((path) => !added.includes(path));
  if (added.length > 0 && listed.length > 0) console.log(`Listed in: ${named(listed)}`);
  console.log(
    'It is a draft: "npm run dev" shows it, a build does not. Write what stands in brackets, take out the lines "draft: true" ' +
      'or give "publishedAt", and run "npm run check".',
  );
} catch (error) {
  console.error(error instanceof DataError ? `${error.message}\nMend the data first.` : errorMessage(error));
  process.exitCode = 1;
}
