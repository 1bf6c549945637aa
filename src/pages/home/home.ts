import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { PageContent, PageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { ratingText } from '../../seo/ratings.ts';
import { faqNode } from '../../seo/nodes.ts';
import { type HomeData, homeData } from './homeData.ts';

export type { HomeData };

export const source: PageSource<Record<string, never>, HomeData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { provider, faqs } = site;
    const rating = ratingText(site, 'default');
    const { head, heading, intro } = pageCopy(site, 'home', {
      rating: rating ? fill(offersMessages.rated, { rating }) : '',
    });
    const address = provider.origin + path;
    const content: PageContent<HomeData> = {
      breadcrumbs: [],
      head: {
        ...head,
        description: head.description.trim(),
        // The plans are the price page's own.
        nodes: faqs.home.length > 0 ? [faqNode(address, faqs.home)] : [],
      },
      data: homeData(site, { heading, intro }),
      ownChat: 'part',
    };
    return deferAllBut(content, ['heading', 'intro', 'badge', 'phone', 'heroNote', 'price']);
  },
};
