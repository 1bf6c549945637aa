import type { FirstStepsTool } from '#data/rules/schema/tool.ts';

export type FirstStepsData = Pick<FirstStepsTool, 'questions' | 'phases'>;
