import type { Site } from '../../../data/rules/schema/site.ts';
import type { Card } from '../card.ts';

/** What the records' cards are worded with. */
export type CardTexts = Site['messages']['assistantCards'];

export const items = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const titles = (all: readonly { title: string }[]): string[] => all.map(({ title }) => title);

/** A card that leads nowhere, unless it says so. */
export const cardOf = (card: Pick<Card, 'id' | 'subject' | 'question' | 'answer'> & Partial<Card>): Card => ({
  wordings: [],
  next: [],
  links: [],
  askPerson: false,
  ...card,
});
