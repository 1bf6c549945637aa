import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

export const source: PageSource<Record<string, never>, MissingData> = {
  params: () => [{}],
  content: (site) =>
    missingContent(site, 'articleNotFound', {
      wayOn: { label: notFoundSourceMessages.backToBlog, href: '/blog' },
      goBack: false,
    }),
};
