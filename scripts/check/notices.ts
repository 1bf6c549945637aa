import { readSiteTheme } from '../build/siteTheme.ts';
import { missingNotices } from '../notices/notices.ts';
import { shippedPackages } from '../notices/shippedPackages.ts';

/** Packages that are shipped without a notice of their licence. */
export async function checkNotices(): Promise<string> {
  return missingNotices(shippedPackages(await readSiteTheme())).join('\n');
}
