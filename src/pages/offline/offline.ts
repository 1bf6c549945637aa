import { type DataOf, pageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';

export type OfflineData = DataOf<typeof source>;

export const source = pageSource({
  params: () => [{}],
  content: (site) => {
    const { head, heading, intro } = pageCopy(site, 'offline');
    return { breadcrumbs: [], head, data: { heading, intro, phone: site.provider.phone } };
  },
});
