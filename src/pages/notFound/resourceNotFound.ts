import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

/** Answers for a guide, a tool or a download that is not there: the list of all of them is one link away. */
export const source: PageSource<Record<string, never>, MissingData> = {
  params: onceWith('/resources'),
  content: (site) =>
    missingContent(site, 'notFound', {
      wayOn: { label: notFoundSourceMessages.seeResources, href: '/resources' },
      goBack: true,
    }),
};
