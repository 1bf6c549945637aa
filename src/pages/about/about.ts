import type { Provider } from '#data/schema/provider.ts';
import type { Site } from '#data/schema/site.ts';
import type { PageSource } from '../../routing/page.ts';
import { claimsAt, pageCopy } from '../../seo/copy.ts';

export interface AboutData {
  heading: string;
  intro: string;
  about: Site['about'];
  storyFacts: { label: string; value: string }[];
  numbers: { label: string; value: string }[];
  phone: Provider['phone'];
  parent: Provider['parent'];
  sister: Provider['sister'];
}

export const source: PageSource<Record<string, never>, AboutData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { phone, parent, sister } = site.provider;
    const { head, heading, intro } = pageCopy(site, 'about');
    return {
      crumbs: [{ label: 'About', href: path }],
      head: { ...head, pageType: 'AboutPage' },
      data: { heading, intro, about: site.about, storyFacts: claimsAt(site, 'about-story'), numbers: claimsAt(site, 'about-numbers'), phone, parent, sister },
    };
  },
};
