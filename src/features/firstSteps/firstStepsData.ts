import type { FirstStepsTool } from '#data/schema/tool.ts';

export type FirstStepsData = Pick<FirstStepsTool, 'questions' | 'phases'>;
