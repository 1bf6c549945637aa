import type { FirstStep, FirstStepsTool } from '../schema/tool.ts';

/** The answers with which a step is none, each as the positions of its question and of the answer: "0-2". */
export function excludedBy({ when = {} }: Pick<FirstStep, 'when'>, questions: FirstStepsTool['questions']): string[] {
  return questions.flatMap(({ id, options }, number) => {
    const wanted = when[id];
    if (!wanted) return [];
    return options.flatMap((option, answer) => (wanted.includes(option.id) ? [] : [`${number}-${answer}`]));
  });
}
