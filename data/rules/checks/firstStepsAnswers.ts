import type { RecordCheck } from './recordCheck.ts';

/** A step names only questions and answers that its tool has, and whatever is answered, every phase has a step. */
export const firstStepsAnswers: RecordCheck<'tools'> = ({ tools }) =>
  tools.flatMap((tool) => {
    if (tool.kind !== 'first-steps') return [];
    const record = `tools/${tool.slug}`;
    const known = new Map(tool.questions.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]));
    return tool.phases.flatMap(({ heading, steps }) => [
      ...steps.flatMap(({ title, when = {} }) =>
        Object.entries(when).flatMap(([question, answers]) =>
          answers
            .filter((answer) => !known.get(question)?.has(answer))
            .map(
              (answer) =>
                `${record}: the step "${title}" is for "${question}: ${answer}", which is no answer. Fix the name or add it to the questions.`,
            ),
        ),
      ),
      ...(steps.some(({ when }) => !when)
        ? []
        : [`${record}: no step under "${heading}" is for everyone. Add one, so that the heading never stands alone.`]),
    ]);
  });
