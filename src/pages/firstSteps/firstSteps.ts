import type { FirstStepsData as StepsData } from '../../features/firstSteps/firstStepsData.ts';
import type { PageSource } from '../../types/page.ts';
import { type WrittenData, writtenContent } from '../written/writtenContent.ts';

export interface FirstStepsData extends WrittenData {
  notice: string;
  steps: StepsData;
}

export const source: PageSource<{ toolSlug: string }, FirstStepsData> = {
  params: ({ tools }) => tools.filter(({ kind }) => kind === 'first-steps').map(({ slug }) => ({ toolSlug: slug })),
  content: (site, { toolSlug }, path) => {
    const tool = site.tools.find(({ slug }) => slug === toolSlug);
    if (tool?.kind !== 'first-steps') throw new RangeError(`There is no tool "${toolSlug}" that chooses steps.`);
    const { notice, questions, phases } = tool;
    return writtenContent<FirstStepsData>(site, path, { page: tool, own: { notice, steps: { questions, phases } } });
  },
};
