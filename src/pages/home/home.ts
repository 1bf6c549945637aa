import type { PageSource } from '../../routing/page.ts';
import { pageCopy } from '../../seo/copy.ts';
import { faqNode, offerCatalogNode } from '../../seo/nodes.ts';
import { type HomeData, homeData } from './homeData.ts';

export type { HomeData };

export const source: PageSource<Record<string, never>, HomeData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { provider, faqs, pricing } = site;
    const { head, heading, intro } = pageCopy(site, 'home');
    const address = provider.origin + path;
    return {
      crumbs: [],
      head: { ...head, nodes: [offerCatalogNode(provider, address, site.home.sections.pricing.title, pricing.plans), ...(faqs.home.length > 0 ? [faqNode(address, faqs.home)] : [])] },
      data: homeData(site, { heading, intro }),
      late: ['map', 'recommendations', 'trustItems', 'services', 'about', 'cybersecurity', 'testimonials', 'partners', 'resources', 'industries', 'locations', 'pricing', 'faq', 'closing'],
    };
  },
};
