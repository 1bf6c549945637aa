import type { Resource } from '#data/schema/content.ts';
import type { Site } from '#data/schema/site.ts';
import type { Point } from '#data/schema/text.ts';
import type { SubscribeFormData } from '../../features/forms/SubscribeForm.tsx';
import { subscribeFormData } from '../../features/forms/subscribeFormData.ts';
import type { PageSource } from '../../routing/page.ts';
import { pageCopy } from '../../seo/copy.ts';

export interface ResourcesData {
  heading: string;
  intro: string;
  resources: Pick<Resource, 'id' | 'title' | 'description' | 'type' | 'category' | 'downloadUrl'>[];
  checklist: Site['checklist'];
  checklistForm: SubscribeFormData;
  /** How many terms the glossary explains. */
  terms: number;
  assessment: Point;
}

export const source: PageSource<Record<string, never>, ResourcesData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { head, heading, intro } = pageCopy(site, 'resources');
    return {
      crumbs: [{ label: 'Resources', href: path }],
      head: { ...head, pageType: 'CollectionPage' },
      data: {
        heading,
        intro,
        resources: site.resources.map(({ id, title, description, type, category, downloadUrl }) => ({ id, title, description, type, category, downloadUrl })),
        checklist: site.checklist,
        checklistForm: subscribeFormData(site, 'checklist', path),
        terms: site.glossary.length,
        assessment: site.home.sections.closing,
      },
    };
  },
};
