import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import type { FirstStepsData as StepsData } from '../../features/firstSteps/firstStepsData.ts';
import { shownSections } from '../written/shownSections.ts';
import type { ShownSection } from '../written/shownBlock.ts';
import type { PageSource } from '../../types/page.ts';
import { writtenHead } from '../shared/writtenHead.ts';

export interface FirstStepsData {
  heading: string;
  intro: string;
  notice: string;
  steps: StepsData;
  /** Deferred: what is made of them never changes. */
  sections?: ShownSection[];
  related: NavLink[];
  closing: TitledText;
}

export const source: PageSource<{ toolSlug: string }, FirstStepsData> = {
  params: ({ tools }) => tools.filter(({ kind }) => kind === 'first-steps').map(({ slug }) => ({ toolSlug: slug })),
  content: (site, { toolSlug }, path) => {
    const tool = site.tools.find(({ slug }) => slug === toolSlug);
    if (tool?.kind !== 'first-steps') throw new RangeError(`There is no tool "${toolSlug}" that chooses steps.`);
    const { heading, intro, notice, questions, phases, related } = tool;
    return {
      breadcrumbs: [
        { label: resourcesSourceMessages.resources, href: '/resources' },
        { label: tool.label, href: path },
      ],
      head: writtenHead(tool, site.provider),
      deferred: ['sections'],
      data: {
        heading,
        intro,
        notice,
        steps: { questions, phases },
        sections: shownSections(site, tool.sections),
        related,
        closing: site.home.sections.closing,
      },
    };
  },
};
