import { offersSourceMessages } from '#data/messages/offers.ts';
import { numberInWords } from '#data/rules/text/numberInWords.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageCopy } from '../shared/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import { listText } from '#data/rules/text/listText.ts';

export type IndustriesData = DataOf<typeof source>;

export const source = pageSource({
  params: onceWith('/industries'),
  content: (site, _, path) => {
    const { provider } = site;
    const { head, heading, intro } = pageCopy(site, 'industries', { count: numberInWords(site.industries.length) });
    const industries = site.industries.map(({ slug, name, shortDescription, iconName }) => ({
      name,
      href: `/industries/${slug}`,
      text: shortDescription,
      iconName,
    }));
    return {
      breadcrumbs: [{ label: offersSourceMessages.industries, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, industries)] },
      data: {
        heading,
        intro,
        // The heading, and what is added, once the visitor's place is known.
        here: { heading: site.visitor.industriesHeading ?? heading, popular: popularOf(site) },
        industries,
      },
    };
  },
});

/** Which industries ask most, with the place left to fill in. */
function popularOf(site: Site): string {
  const names = site.visitor.popularIndustries.map((slug) => siteIndex(site).industry(slug).name);
  return (site.visitor.popular ?? '').replaceAll('{industries}', () => listText(names, site.provider.locale));
}
