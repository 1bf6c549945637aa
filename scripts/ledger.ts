// `npm run ledger`: notes which pages have changed, and on which day. The sitemap and `npm run indexnow` take their dates from it.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dayIn } from '../data/rules/blog/published.ts';
import { dataDir } from '../data/rules/dataDir.ts';
import { loadSite, withOrigin } from '../data/rules/load.ts';
import { root } from './support/root.ts';
import { runCommand } from './support/runCommand.ts';
import { buildIsFresh, runBuild } from './build/freshness.ts';
import { updateLedger, changesSince, readLedger, writeLedger } from './build/ledger/ledger.ts';
import { readHashes } from './build/ledger/readHashes.ts';

/** `--date yyyy-mm-dd` is the day of the changes where it is not today; `--dry-run` says what has changed and writes nothing. */
const { values: options } = parseArgs({
  options: { date: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});

await runCommand(async () => {
  const { provider } = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  // The day as it is where the provider is.
  const day = z.iso
    .date('--date takes a day as yyyy-mm-dd.')
    .parse(options.date ?? dayIn(provider.timezone, new Date()));
  if (!process.env.DIST_DIR && !(await buildIsFresh())) await runBuild();
  const hashes = readHashes(
    process.env.DIST_DIR ? resolve(root, process.env.DIST_DIR) : join(root, 'dist'),
    provider.origin,
  );
  const ledger = await readLedger(dataDir());
  const { added, changed, gone } = changesSince(ledger, hashes);
  if (!options['dry-run']) await writeLedger(dataDir(), updateLedger(ledger, hashes, day));
  console.log(
    `${added.length} new pages, ${changed.length} changed, ${gone.length} gone of ` +
      `${hashes.size}${options['dry-run'] ? '; nothing was written.' : `, dated ${day}. The next build has the dates in its sitemap.`}`,
  );
});
