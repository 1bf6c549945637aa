import { commonIcons, type IconName } from '#data/rules/schema/iconName.ts';
import type { PageSource } from '../../types/page.ts';

export interface KitData {
  icons: readonly IconName[];
}

/** Every primitive on one page, in development only. */
export const source: PageSource<Record<string, never>, KitData> = {
  params: () => [{}],
  content: () => ({
    breadcrumbs: [],
    head: { title: 'Kit', description: 'Every primitive in every state.', keywords: [], noIndex: true, noFollow: true },
    data: { icons: commonIcons },
  }),
};
