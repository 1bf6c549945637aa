import { DataError } from '../../../data/load.ts';
import type { Site } from '../../../data/schema/site.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import { checkLinks, makeHeadChecks } from '../checkHeads.ts';
import { checkRedirects } from '../checkRedirects.ts';
import { missingCharacters } from '../fonts/missingCharacters.ts';
import type { ListedPage } from '../llms.ts';
import { pictureRequests, type PictureRequest } from '../pictures/drawPictures.ts';
import { defaultShareRequest, shareRequest } from '../pictures/shareRequests.ts';
import { recordPictures } from '../pictures/subjects.ts';
import { recordLinks } from '../recordLinks.ts';
import type { SitePage } from './makePageRenderer.ts';

/**
 * Checks the heads, links and redirects of all pages, and that the fonts have every character. Runs before anything is rendered.
 * @throws DataError that lists all faults.
 */
export function checkPageContents(site: Site, dataDir: string, pages: readonly SitePage[]): void {
  const heads = makeHeadChecks();
  for (const page of pages) heads.check({ path: page.path, head: page.content().head });
  const errors = [
    ...heads.errors,
    ...checkLinks(heads.paths, recordLinks(site)),
    ...checkRedirects(heads.paths, site.redirects),
    ...missingCharacters(site),
  ];
  if (errors.length > 0) throw new DataError(dataDir, errors);
}

/** The pages that search engines may list. */
export function listedPages({ provider }: Site, pages: readonly SitePage[]): ListedPage[] {
  return pages.flatMap((page) => {
    const { head, breadcrumbs } = page.content();
    if (!isListed(page.path, head)) return [];
    return [
      {
        kind: page.id,
        path: page.path,
        label: breadcrumbs.at(-1)?.label ?? provider.name,
        description: head.description,
      },
    ];
  });
}

/** The pictures that every site needs, and with `shareImages` one for each listed page that names none of its own. */
export function picturesOf(
  site: Site,
  pages: readonly SitePage[],
  { shareImages }: { shareImages: boolean },
): PictureRequest[] {
  const shared = [defaultShareRequest(site), ...recordPictures(site).flatMap(pictureRequests)];
  if (!shareImages) return shared;
  const ofPages = pages.flatMap((page) => {
    const { head, breadcrumbs } = page.content();
    return isListed(page.path, head) && !head.image ? [shareRequest(site, page.path, { head, breadcrumbs })] : [];
  });
  return [...shared, ...ofPages];
}
