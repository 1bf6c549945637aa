import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

const messages = {
  service: 'The requested service was not found.',
  location: 'The requested service and location combination was not found.',
  industry: 'The requested service, industry and location combination was not found.',
};

export const source: PageSource<{ what: keyof typeof messages }, MissingData> = {
  params: () => [{ what: 'service' }, { what: 'location' }, { what: 'industry' }],
  content: (site, { what }) =>
    missingContent(site, 'serviceNotFound', {
      message: messages[what],
      wayOn: { label: 'See all services', href: '/services' },
      goBack: true,
    }),
};
