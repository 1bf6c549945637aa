import type { Site } from '#data/rules/schema/site.ts';
import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import type { PageSource } from '../../types/page.ts';
import { notFoundMap } from '../../sections/TransitMap/data/notFoundMap.ts';
import { type MissingData, missingContent } from './missing.ts';

export const source: PageSource<Record<string, never>, MissingData> = {
  params: () => [{}],
  content: (site) => {
    const content = missingContent(site, 'notFound', {
      wayOn: { label: notFoundSourceMessages.returnHome, href: '/' },
      goBack: true,
    });
    return { ...content, data: { ...content.data, addresses: addressesOf(site), map: notFoundMap(site) } };
  },
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
