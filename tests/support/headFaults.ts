import type { Site } from '#data/rules/schema/site.ts';
import { checkLinks, makeHeadChecks } from '#scripts/build/checkHeads.ts';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { sitePages } from '#src/routing/sitePages.ts';
import { routes } from '#src/routes.ts';

/** What a build would find wrong in the heads and links of a site, and the addresses of its pages. */
export async function headFaults(site: Site): Promise<{ faults: string[]; paths: ReadonlySet<string> }> {
  const heads = makeHeadChecks();
  for (const page of await sitePages(routes, site)) heads.check({ path: page.path, head: page.content().head });
  return { faults: [...heads.errors, ...checkLinks(heads.paths, recordLinks(site))], paths: heads.paths };
}
