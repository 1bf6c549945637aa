// `npm run check:claims`: what the site states about the provider, where each statement comes from, and what still waits for evidence.
import { parseArgs } from 'node:util';
import { dayIn } from '../data/rules/blog/published.ts';
import { dataDir } from '../data/rules/dataDir.ts';
import { loadSite } from '../data/rules/load.ts';
import { missingAnswers } from '../data/rules/owner/missingAnswers.ts';
import { missingProof } from '../data/rules/owner/missingProof.ts';
import { readTexts } from './claims/readTexts.ts';
import { reportClaims, statementsOf } from './claims/statements.ts';
import { runCommand } from './support/runCommand.ts';

/** `--strict` exits with 1 while any statement is without evidence. */
const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

await runCommand(async () => {
  const dir = dataDir();
  const site = await loadSite(dir);
  const statements = statementsOf(site, await readTexts(dir));
  const missing = [...missingProof(site, dayIn(site.provider.timezone, new Date())), ...missingAnswers(site)];
  console.log(reportClaims(statements, missing).join('\n'));
  process.exitCode = options.strict && statements.some(({ confirmed }) => !confirmed) ? 1 : 0;
});
