import type { Provider } from '#data/rules/schema/provider.ts';
import type { PageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';

export interface OfflineData {
  heading: string;
  intro: string;
  phone: Provider['phone'];
}

export const source: PageSource<Record<string, never>, OfflineData> = {
  params: () => [{}],
  content: (site) => {
    const { head, heading, intro } = pageCopy(site, 'offline');
    return { breadcrumbs: [], head, data: { heading, intro, phone: site.provider.phone } };
  },
};
