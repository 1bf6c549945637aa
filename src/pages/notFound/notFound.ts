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
    return { ...content, data: { ...content.data, map: notFoundMap(site) } };
  },
};
