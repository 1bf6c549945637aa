import type { PageSource } from '../../types/page.ts';
import { type MissingData, missingContent } from './missing.ts';

export const source: PageSource<Record<string, never>, MissingData> = {
  params: () => [{}],
  content: (site) =>
    missingContent(site, 'articleNotFound', { wayOn: { label: 'Back to Blog', href: '/blog' }, goBack: false }),
};
