import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { loadSite, withOrigin } from '../../data/rules/load.ts';
import { root } from '../support/root.ts';
import { buildIsFresh } from '../build/freshness.ts';
import { changesSince, readLedger } from '../build/ledger/ledger.ts';
import { readHashes } from '../build/ledger/readHashes.ts';

/**
 * How many pages have changed since the ledger was written. A note and no fault, since every edit changes some.
 * Undefined where `dist` is missing or older than its sources.
 */
export async function compareLedger(): Promise<string | undefined> {
  if (!existsSync(join(root, 'dist/index.md')) || !(await buildIsFresh())) return undefined;
  const { provider } = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const { added, changed, gone } = changesSince(
    await readLedger(dataDir()),
    readHashes(join(root, 'dist'), provider.origin),
  );
  const pages = added.length + changed.length + gone.length;
  return pages === 0
    ? 'up to date'
    : `${pages} pages are new, changed or gone since it was written; "npm run ledger" dates them`;
}
