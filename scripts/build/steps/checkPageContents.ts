import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '../../../data/rules/load.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { isListed } from '../../../src/seo/isListed.ts';
import type { HeadInput } from '../../../src/types/page.ts';
import { root } from '../../support/root.ts';
import { checkLinks, makeHeadChecks } from '../checkHeads.ts';
import { checkIndexing, checkRedirects } from '../checkRedirects.ts';
import { unknownIcons } from '../iconNames.ts';
import { missingCharacters } from '../fonts/missingCharacters.ts';
import type { ListedPage } from '../llms.ts';
import { recordLinks } from '../recordLinks.ts';
import type { PageOutline } from './writePages.ts';

/** A page that has a share image of its own: one about a single record. Its heading is short, and true of the pages that show its image as well. */
type PicturedPage = Pick<PageOutline, 'path' | 'breadcrumbs'> & Pick<HeadInput, 'title'>;

/**
 * Takes in the content of one page after the other, as it is made for rendering: making it again for the checks, the sitemap
 * and the share images would cost as much each time.
 */
export interface ContentChecks {
  add(page: PageOutline): void;
  /**
   * Checks the heads of all pages against each other, the links, the redirects, and that the fonts have every character.
   * @returns the pages that search engines may list, and those whose share images they need.
   * @throws DataError that lists all faults.
   */
  assertNoFaults(): { listed: readonly ListedPage[]; pictured: readonly PicturedPage[] };
}

/** @param icons the names of the icons in the sprite */
export function makeContentChecks(
  site: Site,
  { dataDir, icons }: { dataDir: string; icons: readonly string[] },
): ContentChecks {
  const heads = makeHeadChecks();
  // Little is kept of a page's content when the page is written, because there may be thousands.
  const listed: ListedPage[] = [];
  const pages: PicturedPage[] = [];
  const needed = new Set<string>();
  return {
    add({ id, path, head, breadcrumbs, heading }) {
      heads.check({ path, head });
      if (!head.image && !head.picturePage) pages.push({ path, title: heading ?? head.title, breadcrumbs });
      if (!isListed(path, head)) return;
      if (!head.image) needed.add(head.picturePage?.path ?? path);
      listed.push({
        kind: id,
        path,
        // The name of a place alone says little among the pages of an industry.
        label: breadcrumbs.length > 0 ? (heading ?? breadcrumbs.at(-1)?.label ?? path) : site.provider.name,
        description: head.description,
      });
    },
    assertNoFaults() {
      const errors = [
        ...heads.errors,
        ...checkLinks(heads.paths, recordLinks(site)),
        ...checkRedirects(heads.paths, site.redirects),
        ...checkIndexing(heads.paths, site.indexing),
        ...missingCharacters(site),
        ...missingPictures(site),
        ...unknownIcons(site, icons),
      ];
      if (errors.length > 0) throw new DataError(dataDir, errors);
      return { listed, pictured: pages.filter(({ path }) => needed.has(path)) };
    },
  };
}

/** Errors for pictures that are not in `public`, where the pages' addresses lead to. */
function missingPictures({
  articles,
  partners,
  theme: { logo },
}: Pick<Site, 'articles' | 'partners' | 'theme'>): string[] {
  const isMissing = (address: string | undefined) => address && !existsSync(join(root, 'public', address));
  const covers = articles
    .filter(({ image }) => isMissing(image))
    .map(
      ({ slug, image }) =>
        `blog/${slug}.md: image "${image}" does not exist. Put the file into public${image}, or take the line out for a drawn cover.`,
    );
  const { image, imageOnDark } = Array.isArray(logo) ? {} : logo;
  const logos = Object.entries({ image, imageOnDark })
    .filter(([, address]) => isMissing(address))
    .map(([field, address]) => `theme: logo.${field} "${address}" does not exist. Put the file into public${address}.`);
  const marks = partners
    .map(({ slug }) => ({ slug, address: `/assets/partners/${slug}.svg` }))
    .filter(({ address }) => isMissing(address))
    .map(({ slug, address }) => `partners/${slug}: there is no mark. Put the maker's own into public${address}.`);
  return [...covers, ...logos, ...marks];
}
