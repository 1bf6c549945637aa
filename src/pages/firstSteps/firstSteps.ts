import { type DataOf, pageSource } from '../../types/page.ts';
import { writtenContent } from '../written/writtenContent.ts';

export type FirstStepsData = DataOf<typeof source>;

export const source = pageSource({
  params: ({ tools }) => tools.filter(({ kind }) => kind === 'first-steps').map(({ slug }) => ({ toolSlug: slug })),
  content: (site, { toolSlug }, path) => {
    const tool = site.tools.find(({ slug }) => slug === toolSlug);
    if (tool?.kind !== 'first-steps') throw new RangeError(`There is no tool "${toolSlug}" that chooses steps.`);
    const { notice, questions, phases } = tool;
    return writtenContent(site, path, { page: tool, own: { notice, steps: { questions, phases } } });
  },
});
