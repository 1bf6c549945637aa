import type { PageSource } from '../../routing/page.ts';
import { type MissingData, missingContent } from './missing.ts';

export const source: PageSource<Record<string, never>, MissingData> = {
  params: () => [{}],
  content: (site) => missingContent(site, 'notFound', { wayOn: { label: 'Return Home', href: '/' }, goBack: true }),
};
