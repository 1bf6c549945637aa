import type { IconName } from '#data/schema/text.ts';
import type { PageSource } from '../../routing/page.ts';
import { pageCopy } from '../../seo/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';

export interface IndustriesData {
  heading: string;
  intro: string;
  industries: { name: string; href: string; text: string; iconName: IconName }[];
}

export const source: PageSource<Record<string, never>, IndustriesData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { provider } = site;
    const { head, heading, intro } = pageCopy(site, 'industries', { count: site.industries.length });
    const industries = site.industries.map(({ slug, name, shortDescription, iconName }) => ({
      name, href: `/industries/${slug}`, text: shortDescription, iconName,
    }));
    return {
      crumbs: [{ label: 'Industries', href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, industries)] },
      data: { heading, intro, industries },
    };
  },
};
