// `npm run check:sameness`: whether every page of the built site says enough that no other page says. docs/style-guide.md says how to mend one that does not.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '../data/rules/load.ts';
import { root } from './support/root.ts';
import { runCommand } from './support/runCommand.ts';
import { comparePages } from './sameness/compare.ts';
import { composedPages, samenessFaults, shareOfQuestions } from './sameness/samenessFaults.ts';
import { missingPairs } from './sameness/missingPairs.ts';
import { readSite } from './sameness/readSite.ts';
import { figuresByRoute } from './sameness/report.ts';

/** `--all` prints every line of a list instead of the first ten. */
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const dist = resolve(root, process.env.DIST_DIR || 'dist');
const shown = options.all ? Number.POSITIVE_INFINITY : 10;

await runCommand(async () => {
  const started = performance.now();
  const site = await loadSite();
  const pages = comparePages(readSite(dist));
  const missing = missingPairs(site);
  const composed = composedPages(site);
  const faults = samenessFaults(pages, missing, { composed: new Set(composed), reviews: site.reviews });
  console.table(figuresByRoute(pages));
  section('Pairs without a record', missing);
  section('Pages of three without a text of their own, made of their pairs', composed);
  console.log(
    `\nThe seven most frequent questions of combination pages: ${Math.round(shareOfQuestions(pages) * 100)}% of all`,
  );
  section('Wrong', faults);
  console.log(
    `\n${faults.length === 0 ? 'Every page says enough of its own' : `${faults.length} faults`} (${pages.length} ` +
      `pages, ${((performance.now() - started) / 1000).toFixed(1)} s).`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
});

function section(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines.slice(0, shown)) console.log(`  ${line}`);
  if (lines.length > shown) console.log(`  … and ${lines.length - shown} more lines`);
}
