import { offersMessages } from '#data/messages/offers.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import type { PageSource } from '../../types/page.ts';
import { notFoundMap } from '../../sections/TransitMap/data/notFoundMap.ts';
import { type MissingData, missingContent } from './missing.ts';

/** What answers for an industry in a place that has no page. */
export const source: PageSource<Record<string, never>, MissingData> = {
  params: onceWith('/industries'),
  content: (site) => {
    const content = missingContent(site, 'notFound', {
      wayOn: { label: offersMessages.allIndustries, href: '/industries' },
      goBack: true,
    });
    return { ...content, data: { ...content.data, map: notFoundMap(site) } };
  },
};
