import { homeMessages as own } from '#data/messages/home.ts';

export * from '#data/messages/home.ts';

export const homeMessages = {
  ...own,
  freeChecklist: 'Free checklist with {count} points',
  typicalSectors: 'What is there: {sectors}',
};
