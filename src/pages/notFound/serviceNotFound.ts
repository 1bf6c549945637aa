import { notFoundSourceMessages } from '#data/messages/notFound.ts';
import { offersMessages } from '#data/messages/offers.ts';
import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

const { missing } = notFoundSourceMessages;

export const source: PageSource<{ what: keyof typeof missing }, MissingData> = {
  params: () => [{ what: 'service' }, { what: 'location' }, { what: 'industry' }],
  content: (site, { what }) =>
    missingContent(site, 'serviceNotFound', {
      message: missing[what],
      wayOn: { label: offersMessages.seeAllServices, href: '/services' },
      goBack: true,
    }),
};
