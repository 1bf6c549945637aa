import { DataError } from '../../../data/load.ts';
import type { Site } from '../../../data/schema/site.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import { checkLinks, makeHeadChecks } from '../checkHeads.ts';
import { missingCharacters } from '../fonts/missingCharacters.ts';
import type { ListedPage } from '../llms.ts';
import { pictureRequests, type PictureRequest } from '../pictures/drawPictures.ts';
import { defaultShareRequest, shareRequest } from '../pictures/shareRequests.ts';
import { recordPictures } from '../pictures/subjects.ts';
import { recordLinks } from '../recordLinks.ts';
import type { SitePage } from './makePageRenderer.ts';

/**
 * Checks the heads and links of all pages, and that the fonts have every character.
 * @returns the pages that search engines may list, and every picture that the site needs.
 * @throws DataError that lists all faults.
 */
export function checkRenderedPages({
  site,
  dataDir,
  pages,
  pictures,
}: {
  site: Site;
  dataDir: string;
  pages: readonly SitePage[];
  /** Whether each page gets a share image of its own. */
  pictures: boolean;
}): { listed: ListedPage[]; wanted: PictureRequest[] } {
  const heads = makeHeadChecks();
  const listed: ListedPage[] = [];
  const wanted: PictureRequest[] = [defaultShareRequest(site), ...recordPictures(site).flatMap(pictureRequests)];
  for (const page of pages) {
    const { head, breadcrumbs } = page.content();
    heads.check({ path: page.path, head });
    if (!isListed(page.path, head)) continue;
    listed.push({
      kind: page.id,
      path: page.path,
      label: breadcrumbs.at(-1)?.label ?? site.provider.name,
      description: head.description,
    });
    if (pictures && !head.image) wanted.push(shareRequest(site, page.path, { head, breadcrumbs }));
  }
  const errors = [...heads.errors, ...checkLinks(heads.paths, recordLinks(site)), ...missingCharacters(site)];
  if (errors.length > 0) throw new DataError(dataDir, errors);
  return { listed, wanted };
}
