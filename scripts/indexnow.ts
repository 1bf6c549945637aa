// `npm run indexnow`: tells search engines which pages have changed (https://www.indexnow.org), by the dates and hashes of the ledger.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dataDir } from '../data/rules/dataDir.ts';
import { loadSite, withOrigin } from '../data/rules/load.ts';
import { readBuildEnv } from './build/buildEnv.ts';
import { markSent, readLedger, unsent, writeLedger } from './build/ledger/ledger.ts';
import { submit } from './indexnow/submit.ts';
import { runCommand } from './support/runCommand.ts';

/** `--since yyyy-mm-dd` also submits again what was submitted and changed from that day on; `--dry-run` prints and sends nothing. */
const { values: options } = parseArgs({
  options: { since: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const endpoint = process.env.INDEXNOW_ENDPOINT || 'https://api.indexnow.org/indexnow';

await runCommand(async () => {
  if (options.since !== undefined)
    z.iso.date().parse(options.since, { error: () => '--since takes a day as yyyy-mm-dd.' });
  const { indexNowKey: key } = readBuildEnv(process.env);
  const {
    provider: { origin },
  } = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  let ledger = await readLedger(dataDir());
  const paths = unsent(ledger, options.since);
  if (Object.keys(ledger.pages).length === 0) throw new Error('There is no ledger yet. Run "npm run ledger" first.');
  if (options['dry-run']) {
    for (const path of paths) console.log(origin + path);
    console.log(`${paths.length} addresses. Nothing was sent.`);
  } else {
    if (!key)
      throw new Error(
        'INDEXNOW_KEY is not set. Choose a key of 8 to 128 letters, digits and hyphens, and build and publish the site with it first.',
      );
    const { submitted, error } = await submit({ endpoint, origin, key, paths });
    ledger = markSent(ledger, submitted);
    await writeLedger(dataDir(), ledger);
    console.log(`${submitted.length} of ${paths.length} addresses were submitted.`);
    if (error) throw new Error(error);
  }
});
