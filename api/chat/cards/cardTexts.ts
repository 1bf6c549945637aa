import type { Site } from '../../../data/schema/site.ts';

/** What the records' cards are worded with. */
export type CardTexts = Site['messages']['assistantCards'];

export const items = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const titles = (all: readonly { title: string }[]): string[] => all.map(({ title }) => title);
