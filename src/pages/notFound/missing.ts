import { notFoundSourceMessages as texts } from '#data/messages/notFound.ts';
import { offersMessages } from '#data/messages/offers.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { PageCopyKey, Site } from '#data/rules/schema/site.ts';
import { linksToPages, onceWith } from '../../routing/optionalPages.ts';
import { notFoundMap } from '../../sections/TransitMap/data/notFoundMap.ts';
import type { NotFoundMapData } from '../../sections/TransitMap/data/mapTypes.ts';
import type { PageContent, PageSource } from '../../types/page.ts';
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

type Missing = PageSource<Record<string, string>, MissingData>;

const toHome = { label: texts.returnHome, href: '/' };

/** A page that says something is not there: status 404, kept out of search. */
function missingContent(
  site: Site,
  kind: PageCopyKey,
  {
    message = '',
    wayOn: wanted,
    ...own
  }: { message?: string; wayOn: NavLink; goBack: boolean } & Pick<MissingData, 'addresses' | 'map'>,
): PageContent<MissingData> {
  const { head, heading, intro } = pageCopy(site, kind, { message });
  const [wayOn = toHome] = linksToPages(site, [wanted]);
  return { breadcrumbs: [], head: { ...head, status: 404 }, data: { heading, message: intro, wayOn, ...own } };
}

export const notFound: Missing = {
  params: () => [{}],
  content: (site) =>
    missingContent(site, 'notFound', {
      wayOn: toHome,
      goBack: true,
      addresses: addressesOf(site),
      map: notFoundMap(site),
    }),
};

export const articleNotFound: Missing = {
  params: onceWith('/blog'),
  content: (site) =>
    missingContent(site, 'articleNotFound', { wayOn: { label: texts.backToBlog, href: '/blog' }, goBack: false }),
};

/** What answers for an industry in a place that has no page. */
export const industryNotFound: Missing = {
  params: onceWith('/industries'),
  content: (site) =>
    missingContent(site, 'notFound', {
      wayOn: { label: offersMessages.allIndustries, href: '/industries' },
      goBack: true,
      map: notFoundMap(site),
    }),
};

/** Answers for a guide, a tool or a download that is not there: the list of all of them is one link away. */
export const resourceNotFound: Missing = {
  params: onceWith('/resources'),
  content: (site) =>
    missingContent(site, 'notFound', { wayOn: { label: texts.seeResources, href: '/resources' }, goBack: true }),
};

export const serviceNotFound: Missing = {
  params: () => Object.keys(texts.missing).map((what) => ({ what })),
  content: (site, { what }) =>
    missingContent(site, 'serviceNotFound', {
      message: texts.missing[what as keyof typeof texts.missing],
      wayOn: { label: offersMessages.seeAllServices, href: '/services' },
      goBack: true,
    }),
};

/** The pages that are named most: those of the menus, and each place, service and industry. */
function addressesOf({ navigation: { header, footer, legal }, locations, services, planServices, industries }: Site) {
  const links = [...header, ...footer.flatMap((group) => group.links), ...legal];
  return [
    ...new Set([
      ...links.flatMap(({ href }) => /^\/[\w/-]+/.exec(href)?.[0] ?? []),
      ...locations.map(({ slug }) => `/locations/${slug}`),
      ...services.map(({ id }) => `/services/${id}`),
      ...planServices.map(({ slug }) => `/services/${slug}`),
      ...industries.map(({ slug }) => `/industries/${slug}`),
    ]),
  ];
}
