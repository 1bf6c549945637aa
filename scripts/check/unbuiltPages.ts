import { dataDir } from '../../data/rules/dataDir.ts';
import { loadSite, withOrigin } from '../../data/rules/load.ts';
import { siteIconNames } from '../build/iconNames.ts';
import { checkPublished } from '../build/checkRedirects.ts';
import { publishedPaths, readLedger } from '../build/ledger/ledger.ts';
import { withServerModules } from '../build/loadPages.ts';
import { makeContentChecks } from '../build/steps/checkPageContents.ts';

/** Faults of the pages that the records make: those that a build would stop at, and published addresses that nothing answers. */
export async function checkUnbuiltPages(): Promise<string[]> {
  const site = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const ledger = await readLedger(dataDir());
  return withServerModules(async ({ sitePages }) => {
    const pages = await sitePages(site, { pictures: true });
    const checks = makeContentChecks(site, { dataDir: dataDir(), icons: await siteIconNames() });
    for (const page of pages) checks.add({ ...page.content(), id: page.id, path: page.path });
    checks.assertNoFaults();
    return checkPublished(new Set(pages.map(({ path }) => path)), site.redirects, publishedPaths(ledger));
  });
}
