import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

export const source: PageSource<Record<string, never>, MissingData> = {
  params: onceWith('/blog'),
  content: (site) =>
    missingContent(site, 'articleNotFound', {
      wayOn: { label: notFoundSourceMessages.backToBlog, href: '/blog' },
      goBack: false,
    }),
};
