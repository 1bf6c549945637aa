import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { PageCopyKey, Site } from '#data/rules/schema/site.ts';
import type { PageContent } from '../../types/page.ts';
import type { NotFoundMapData } from '../../sections/TransitMap/data/mapTypes.ts';
import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import { linksToPages } from '../../routing/optionalPages.ts';
import { pageCopy } from '../shared/copy.ts';

export interface MissingData {
  heading: string;
  message: string;
  wayOn: NavLink;
  goBack: boolean;
  /** Of the pages that somebody may have meant. */
  addresses?: readonly string[];
  /** The map with a station closed, where it is the site that has no such page. */
  map?: NotFoundMapData;
}

/** A page that says something is not there: status 404, kept out of search. */
export function missingContent(
  site: Site,
  kind: PageCopyKey,
  facts: { message?: string; wayOn: NavLink; goBack: boolean },
): PageContent<MissingData> {
  const { head, heading, intro } = pageCopy(site, kind, { message: facts.message ?? '' });
  const [wayOn = { label: notFoundSourceMessages.returnHome, href: '/' }] = linksToPages(site, [facts.wayOn]);
  return {
    breadcrumbs: [],
    head: { ...head, status: 404 },
    data: { heading, message: intro, wayOn, goBack: facts.goBack },
  };
}
