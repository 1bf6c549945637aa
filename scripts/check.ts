// `npm run check`: runs all checks side by side and prints a line for each, with what is wrong below it. `-- data`: those of the
// records alone, in a few seconds.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dayIn, presentMoment } from '../data/rules/blog/published.ts';
import { dataDir } from '../data/rules/dataDir.ts';
import { loadSite } from '../data/rules/load.ts';
import { checkData, checkLoading } from './check/data.ts';
import { compareLedger } from './check/ledger.ts';
import { checkLayers } from './check/layers.ts';
import { checkLaunch } from './check/launch.ts';
import { checkLineWidth } from './check/lineWidth.ts';
import { checkUnbuiltPages } from './check/unbuiltPages.ts';
import { envExample } from './settings/envExample.ts';
import { checkSentences } from './check/sentences.ts';
import { checkDataTypes, checkTypes } from './check/types.ts';
import { bracketNotes, lapseNotes, unpublishedNotes, yearsWithoutHoliday } from './check/notes.ts';
import { unbackedFigures } from './claims/figures.ts';
import { readTexts } from './claims/readTexts.ts';
import { runTool } from './check/runTool.ts';
import { root } from './support/root.ts';
import { errorMessage } from './support/runCommand.ts';
import { writeSlugTypes } from './support/slugTypes.ts';

const [part, ...more] = process.argv.slice(2);
if (more.length > 0 || (part !== undefined && part !== 'data')) {
  console.error(
    `There is no check "${[part, ...more].join(' ')}". Give "data" for the records alone, or nothing for all.`,
  );
  process.exit(1);
}

console.log(`Records: ${relative(process.cwd(), dataDir()) || '.'}`);

/** Whether the records can be read and used: all that the other checks find may follow from what is wrong with them. */
const isReadable = await loadSite().then(
  () => true,
  () => false,
);

/** Resolves to what is wrong, and to nothing or an empty text where nothing is. */
type Check = [name: string, run: () => Promise<string | string[]>];

const dataChecks: Check[] = [
  ['types', checkDataTypes],
  ['data', checkLoading],
  ['claims', async () => unbackedFigures(await readTexts(dataDir()))],
];

const allChecks: Check[] = [
  ['types', checkTypes],
  ['format', checkFormat],
  ['lint', () => runTool('@biomejs/biome/bin/biome', ['lint', '--error-on-warnings'])],
  ['layers', checkLayers],
  ['width', checkLineWidth],
  ['sentences', checkSentences],
  ['unused', () => runTool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'])],
  ['settings', checkSettings],
  ['launch', async () => checkLaunch(await loadSite(dataDir()))],
  ['data', checkData],
  ['claims', async () => unbackedFigures(await readTexts(dataDir()))],
  ['pages', checkUnbuiltPages],
];

/** What is formatted otherwise, with the command that formats it. */
async function checkFormat(): Promise<string> {
  const faults = await runTool('@biomejs/biome/bin/biome', ['format']);
  return faults && `${faults.trim()}\nTo have it formatted: npm run format`;
}

/** Whether `.env.example` says what the settings are. */
async function checkSettings(): Promise<string> {
  const file = join(root, '.env.example');
  return existsSync(file) && readFileSync(file, 'utf8') === envExample()
    ? ''
    : '.env.example is not what the settings are. Write it again: npm run settings';
}

const checks = part === 'data' ? dataChecks : allChecks;
const waiting = isReadable ? [] : checks.map(([name]) => name).filter((name) => name !== 'data');
const results = await Promise.all(
  checks
    .filter(([name]) => !waiting.includes(name))
    .map(async ([name, run]) => ({ name, faults: [await run().catch(errorMessage)].flat().join('\n').trim() })),
);
for (const { name, faults } of results) console.log(faults ? `${name}: failed\n${faults}` : `${name}: ok`);
if (waiting.length > 0) console.log(`Not run before the records are mended: ${waiting.join(', ')}.`);
process.exitCode = results.some(({ faults }) => faults) ? 1 : 0;
const withDrafts = isReadable ? await loadSite(dataDir(), { drafts: true }) : undefined;
if (withDrafts) writeSlugTypes(dataDir(), withDrafts);
if (process.exitCode === 0 && withDrafts) {
  const [site, now] = [await loadSite(), presentMoment(process.env)];
  const ledgerNote = checks === allChecks ? await compareLedger() : undefined;
  if (ledgerNote) console.log(`ledger: ${ledgerNote}`);
  const notes = {
    unpublished: unpublishedNotes(withDrafts, dayIn(site.provider.timezone, now)),
    brackets: bracketNotes(site),
    lapses: [...lapseNotes(site, now), ...yearsWithoutHoliday(site.provider.hours, now)],
  };
  for (const [name, lines] of Object.entries(notes)) for (const line of lines) console.log(`${name}: ${line}`);
}
